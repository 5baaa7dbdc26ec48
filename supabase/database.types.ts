/** What the app calls the rows and values of the database. The types themselves are generated. */

import type { Database as Generated } from "./database.generated.ts";

type Functions = Generated["public"]["Functions"];

/** A row of a table, as the API answers it. */
export type Tables<Name extends keyof Generated["public"]["Tables"]> =
  Generated["public"]["Tables"][Name]["Row"];

export type Inquiry = Tables<"inquiries">;
export type InquiryKind = Inquiry["kind"];

/** A row of the list of leads: a financing lead, or an inquiry in its shape, which says its kind. */
export type FinancingLead = Tables<"financing_leads"> & { kind?: InquiryKind };
export type LeadStatus = FinancingLead["status"];

/** One change of a lead, written by a trigger. */
export type LeadEvent = Tables<"lead_events">;

/** A text to the applicant: the first that a lead asks for, or one that staff asked for again. */
export type LeadText = Generated["public"]["Views"]["lead_texts"]["Row"];
export type TextState = LeadText["state"];

/** A sale or a return that counts. */
export type Sold = Generated["public"]["Views"]["sold"]["Row"];

export type UserRole = Tables<"user_roles">;
export type Role = UserRole["role"];

/** One change of an account's roles, written by a trigger. */
export type RoleEvent = Tables<"role_events">;

/** The generated types, with what the catalog cannot say of a function's answer. */
export type Database = {
  public: Omit<Generated["public"], "Functions"> & {
    Functions: Omit<
      Functions,
      | "account_emails"
      | "find_account"
      | "list_staff"
      | "my_sessions"
      | "preview_erasure"
      | "preview_erasure_of_number"
      | "resend_text"
      | "send_text"
      | "replies_without_lead"
      | "show_account"
      | "staff_state"
      | "waiting_shoppers"
    > & {
      account_emails: Answering<"account_emails", { user_id: string }>;
      find_account: Answering<"find_account", { user_id: string; roles: Role[] }>;
      list_staff: Answering<"list_staff", { user_id: string }>;
      my_sessions: Answering<
        "my_sessions",
        { id: string; created_at: string; last_used_at: string; is_current: boolean }
      >;
      preview_erasure: Answering<
        "preview_erasure",
        {
          names: string[];
          leads: number;
          texts: number;
          replies: number;
          holds: number;
          has_opted_out: boolean;
        }
      >;
      waiting_shoppers: Answering<
        "waiting_shoppers",
        { kind: "price" | "available" | "similar" | "check"; people: number }
      >;
      preview_erasure_of_number: Answering<
        "preview_erasure_of_number",
        { names: string[]; leads: number; holds: number }
      >;
      show_account: Answering<
        "show_account",
        {
          user_id: string;
          created_at: string;
          roles: Role[];
          is_owner: boolean;
          is_me: boolean;
          is_blocked: boolean;
          sessions: number;
          has_second_step: boolean;
        }
      >;
      staff_state: Answering<
        "staff_state",
        { user_id: string; has_second_step: boolean; open_leads: number }
      >;
      resend_text: Answering<"resend_text", { state: TextState; due_at: string }>;
      send_text: Answering<"send_text", { state: TextState; due_at: string }>;
      replies_without_lead: Answering<
        "replies_without_lead",
        { phone: string; body: string; received_at: string }
      >;
    };
  };
};

type RowOf<Name extends keyof Functions> = Functions[Name]["Returns"] extends (infer Row)[]
  ? Row
  : never;

/** A function whose rows are narrower than the generated type says; never wider, never of other names. */
type Answering<
  Name extends keyof Functions,
  Known extends {
    [Field in keyof Known]: Field extends keyof RowOf<Name> ? RowOf<Name>[Field] : never;
  },
> = { Args: Functions[Name]["Args"]; Returns: (Omit<RowOf<Name>, keyof Known> & Known)[] };

type PublicFunctions = Database["public"]["Functions"];

/** One of the caller's own sessions. */
export type Session = PublicFunctions["my_sessions"]["Returns"][number];

/** Somebody's account, as admins see it. */
export type Account = PublicFunctions["show_account"]["Returns"][number];
