/** The tables as the browser may use them; supabase/migrations is the source. */

export type LeadStatus = "pending" | "contacted" | "converted" | "declined";
export type Role = "user" | "admin";

export type FinancingLead = {
  id: string;
  first_name: string;
  last_name: string;
  phone: string;
  financing_option: string;
  status: LeadStatus;
  notes: string | null;
  created_at: string;
  /** "+15865550117"; null where the phone is no US number. Generated. */
  phone_e164: string | null;
  /** Counts the changes; triggers set this and the two below. */
  version: number;
  updated_at: string;
  first_contacted_at: string | null;
  /** Which sentence about the text the form showed (app/financing/consent.ts), and when. */
  consent_version: string | null;
  consented_at: string | null;
  /** When the person was taken out of it. */
  anonymised_at: string | null;
};

export type TextState =
  | "checking"
  | "queued"
  | "sending"
  | "sent"
  | "delivered"
  | "failed"
  | "unknown"
  | "refused"
  | "opted_out";

/** A text to the applicant: the first that a lead asks for, or one that staff asked for again. */
export type LeadText = {
  id: string;
  lead_id: string;
  kind: "link" | "resend";
  state: TextState;
  /** Why it was refused. */
  reason: string | null;
  body: string | null;
  attempts: number;
  due_at: string;
  sent_at: string | null;
  delivered_at: string | null;
  provider: "twilio" | "local" | null;
  provider_id: string | null;
  error_code: string | null;
  error: string | null;
  requested_by: string | null;
  created_at: string;
  updated_at: string;
};

/** One change of a lead, written by a trigger. */
export type LeadEvent = {
  id: number;
  lead_id: string;
  at: string;
  changed_by: string | null;
  changed_by_email: string | null;
  field: "status" | "notes";
  old_value: string | null;
  new_value: string | null;
};

export type UserRole = {
  id: string;
  user_id: string;
  role: Role;
  created_at: string;
};

/** One change of an account's roles, written by a trigger. */
export type RoleEvent = {
  id: number;
  at: string;
  changed_by: string | null;
  changed_by_email: string | null;
  action: "assigned" | "removed";
  role: Role;
  user_id: string;
  user_email: string | null;
};

export type Account = {
  user_id: string;
  email: string | null;
};

export type Database = {
  public: {
    Tables: {
      financing_leads: {
        Row: FinancingLead;
        Insert: Pick<FinancingLead, "first_name" | "last_name" | "phone" | "financing_option"> & {
          status: "pending";
          submission_key: string;
          consent_version: string;
        };
        Update: Partial<Pick<FinancingLead, "status" | "notes">>;
        Relationships: [];
      };
      user_roles: {
        Row: UserRole;
        Insert: Pick<UserRole, "user_id" | "role">;
        Update: never;
        Relationships: [];
      };
      lead_events: { Row: LeadEvent; Insert: never; Update: never; Relationships: [] };
      role_events: { Row: RoleEvent; Insert: never; Update: never; Relationships: [] };
    };
    Views: {
      lead_texts: { Row: LeadText; Relationships: [] };
    };
    Functions: {
      find_account: { Args: { wanted: string }; Returns: (Account & { roles: Role[] })[] };
      admin_needs_second_factor: { Args: Record<PropertyKey, never>; Returns: boolean };
      delete_my_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      text_promise: {
        Args: { submission: string };
        Returns: { state: string; due_at: string | null }[];
      };
      resend_text: {
        Args: { lead: string };
        Returns: { state: TextState; due_at: string }[];
      };
      account_emails: { Args: { ids: string[] }; Returns: Account[] };
    };
  };
};
