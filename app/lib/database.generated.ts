// Made by `npm run types` from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export const financing_leads_status = ["pending", "contacted", "converted", "declined"] as const;
export const lead_events_field = ["status", "notes"] as const;
export const lead_texts_kind = ["link", "resend"] as const;
export const lead_texts_state = ["checking", "queued", "sending", "sent", "delivered", "failed", "unknown", "refused", "opted_out"] as const;
export const role_events_action = ["assigned", "removed"] as const;
export const user_roles_role = ["user", "admin"] as const;

export type Database = {
  public: {
    Tables: {
      financing_leads: {
        Row: {
          id: string;
          first_name: string;
          last_name: string;
          phone: string;
          financing_option: string;
          status: "pending" | "contacted" | "converted" | "declined";
          notes: string | null;
          created_at: string;
          submission_key: string | null;
          phone_e164: string | null;
          version: number;
          updated_at: string;
          first_contacted_at: string | null;
          consent_version: string | null;
          consented_at: string | null;
          anonymised_at: string | null;
        };
        Insert: {
          id?: string;
          first_name: string;
          last_name: string;
          phone: string;
          financing_option: string;
          status?: "pending" | "contacted" | "converted" | "declined";
          notes?: string | null;
          created_at?: string;
          submission_key?: string | null;
          phone_e164?: never;
          version?: number;
          updated_at?: string;
          first_contacted_at?: string | null;
          consent_version?: string | null;
          consented_at?: never;
          anonymised_at?: string | null;
        };
        Update: {
          id?: string;
          first_name?: string;
          last_name?: string;
          phone?: string;
          financing_option?: string;
          status?: "pending" | "contacted" | "converted" | "declined";
          notes?: string | null;
          created_at?: string;
          submission_key?: string | null;
          phone_e164?: never;
          version?: number;
          updated_at?: string;
          first_contacted_at?: string | null;
          consent_version?: string | null;
          consented_at?: never;
          anonymised_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "financing_leads_financing_option_fkey";
            columns: ["financing_option"];
            isOneToOne: false;
            referencedRelation: "lenders";
            referencedColumns: ["name"];
          },
        ];
      };
      lead_events: {
        Row: {
          id: number;
          lead_id: string;
          at: string;
          changed_by: string | null;
          changed_by_email: string | null;
          field: "status" | "notes";
          old_value: string | null;
          new_value: string | null;
        };
        Insert: {
          id?: never;
          lead_id: string;
          at: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          field: "status" | "notes";
          old_value?: string | null;
          new_value?: string | null;
        };
        Update: {
          id?: never;
          lead_id?: string;
          at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          field?: "status" | "notes";
          old_value?: string | null;
          new_value?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "lead_events_lead_id_fkey";
            columns: ["lead_id"];
            isOneToOne: false;
            referencedRelation: "financing_leads";
            referencedColumns: ["id"];
          },
        ];
      };
      lenders: {
        Row: {
          name: string;
          position: number;
          audience: string;
          terms: string;
          application_url: string;
          active: boolean;
        };
        Insert: {
          name: string;
          position: number;
          audience: string;
          terms: string;
          application_url: string;
          active?: boolean;
        };
        Update: {
          name?: string;
          position?: number;
          audience?: string;
          terms?: string;
          application_url?: string;
          active?: boolean;
        };
        Relationships: [];
      };
      role_events: {
        Row: {
          id: number;
          at: string;
          changed_by: string | null;
          changed_by_email: string | null;
          action: "assigned" | "removed";
          role: string;
          user_id: string;
          user_email: string | null;
        };
        Insert: {
          id?: never;
          at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          action: "assigned" | "removed";
          role: string;
          user_id: string;
          user_email?: string | null;
        };
        Update: {
          id?: never;
          at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          action?: "assigned" | "removed";
          role?: string;
          user_id?: string;
          user_email?: string | null;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          id: string;
          user_id: string;
          role: "user" | "admin";
          created_at: string;
        };
        Insert: {
          id?: string;
          user_id: string;
          role: "user" | "admin";
          created_at?: string;
        };
        Update: {
          id?: string;
          user_id?: string;
          role?: "user" | "admin";
          created_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      lead_texts: {
        Row: {
          id: string;
          lead_id: string;
          kind: "link" | "resend";
          state: "checking" | "queued" | "sending" | "sent" | "delivered" | "failed" | "unknown" | "refused" | "opted_out";
          reason: string | null;
          body: string | null;
          attempts: number;
          due_at: string;
          sent_at: string | null;
          delivered_at: string | null;
          provider: string | null;
          provider_id: string | null;
          error_code: string | null;
          error: string | null;
          requested_by: string | null;
          created_at: string;
          updated_at: string;
        };
        Relationships: [];
      };
    };
    Functions: {
      account_emails: {
        Args: { ids: string[] };
        Returns: { user_id: string | null; email: string | null }[];
      };
      admin_needs_second_factor: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      delete_my_account: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      find_account: {
        Args: { wanted: string };
        Returns: { user_id: string | null; email: string | null; roles: string[] | null }[];
      };
      resend_text: {
        Args: { lead: string };
        Returns: { state: string | null; due_at: string | null }[];
      };
      text_promise: {
        Args: { submission: string };
        Returns: { state: string | null; due_at: string | null }[];
      };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
};
