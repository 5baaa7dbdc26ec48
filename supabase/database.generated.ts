// Made by `npm run types` from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export const alert_phones_showroom = ["east", "west"] as const;
export const articles_category = ["furniture-care", "choosing-the-right-piece", "room-design-tips", "style-inspiration", "mattress-buying-tips"] as const;
export const changes_action = ["added", "changed", "removed"] as const;
export const erasures_what = ["requests", "holds", "account"] as const;
export const financing_leads_status = ["pending", "contacted", "converted", "declined"] as const;
export const financing_leads_suspected_junk = ["address", "phone", "staff"] as const;
export const financing_leads_source = ["site", "walk_in", "phone"] as const;
export const financing_leads_showroom = ["east", "west"] as const;
export const hold_requests_showroom = ["east", "west"] as const;
export const hold_requests_suspected_junk = ["address", "phone"] as const;
export const hold_requests_answer = ["held", "declined"] as const;
export const holds_showroom = ["east", "west"] as const;
export const holds_state = ["asked", "refused", "held", "ended", "sold"] as const;
export const inquiries_kind = ["walk_in", "call", "wants_call", "cash"] as const;
export const inquiries_showroom = ["east", "west"] as const;
export const inquiries_status = ["pending", "contacted", "converted", "declined"] as const;
export const invitations_role = ["user", "admin"] as const;
export const invitations_showroom = ["east", "west"] as const;
export const lead_events_field = ["status", "notes", "suspected_junk", "assigned_to", "follow_up_at", "call", "note", "customer", "piece"] as const;
export const lead_texts_kind = ["link", "resend", "hold", "message", "code", "admin_code", "alert", "product_alert"] as const;
export const lead_texts_state = ["checking", "queued", "sending", "sent", "delivered", "failed", "unknown", "refused", "opted_out"] as const;
export const lenders_plan = ["zero-percent", "deferred-interest", "lease-to-own", "other"] as const;
export const lot_counts_showroom = ["east", "west"] as const;
export const lots_list = ["bedroom", "living-room", "dining-room", "clearance", "mattress", "in-store"] as const;
export const lots_showroom = ["east", "west"] as const;
export const lots_condition = ["new", "open box", "floor model", "cosmetic mark"] as const;
export const offers_kind = ["package", "deal-of-the-month", "mattress-special"] as const;
export const opening_hours_showroom = ["east", "west"] as const;
export const packages_state = ["draft", "live", "archived"] as const;
export const products_list = ["bedroom", "living-room", "dining-room", "clearance", "mattress", "in-store"] as const;
export const products_state = ["draft", "live", "sold", "archived"] as const;
export const products_condition = ["new", "open box", "floor model", "cosmetic mark"] as const;
export const products_location = ["All Locations", "Main Showroom", "Outlet Location"] as const;
export const push_devices_showroom = ["east", "west"] as const;
export const role_events_action = ["assigned", "removed", "signed out", "blocked", "unblocked", "left", "second factors removed", "exported", "limited to sales", "limit removed"] as const;
export const sales_showroom = ["east", "west"] as const;
export const showrooms_id = ["east", "west"] as const;
export const special_days_showroom = ["east", "west"] as const;
export const stock_showroom = ["east", "west"] as const;
export const user_roles_role = ["user", "admin"] as const;
export const user_roles_showroom = ["east", "west"] as const;

export type Database = {
  public: {
    Tables: {
      alert_phones: {
        Row: {
          showroom: "east" | "west";
          phone_e164: string;
          kinds: string[];
        };
        Insert: {
          showroom: "east" | "west";
          phone_e164: string;
          kinds?: string[];
        };
        Update: {
          showroom?: "east" | "west";
          phone_e164?: string;
          kinds?: string[];
        };
        Relationships: [
          {
            foreignKeyName: "alert_phones_showroom_fkey";
            columns: ["showroom"];
            isOneToOne: true;
            referencedRelation: "showrooms";
            referencedColumns: ["id"];
          },
        ];
      };
      articles: {
        Row: {
          id: string;
          category: "furniture-care" | "choosing-the-right-piece" | "room-design-tips" | "style-inspiration" | "mattress-buying-tips";
          title: string;
          excerpt: string;
          body: string;
          byline: string;
          published: string;
          checked: string | null;
          picture: string;
          picture_alt: string;
          products: string[];
          is_shown: boolean;
          is_sample: boolean;
          version: number;
          updated_at: string;
        };
        Insert: {
          id: string;
          category: "furniture-care" | "choosing-the-right-piece" | "room-design-tips" | "style-inspiration" | "mattress-buying-tips";
          title: string;
          excerpt: string;
          body: string;
          byline?: string;
          published: string;
          checked?: string | null;
          picture: string;
          picture_alt: string;
          products?: string[];
          is_shown?: boolean;
          is_sample?: boolean;
          version?: number;
          updated_at?: string;
        };
        Update: {
          id?: string;
          category?: "furniture-care" | "choosing-the-right-piece" | "room-design-tips" | "style-inspiration" | "mattress-buying-tips";
          title?: string;
          excerpt?: string;
          body?: string;
          byline?: string;
          published?: string;
          checked?: string | null;
          picture?: string;
          picture_alt?: string;
          products?: string[];
          is_shown?: boolean;
          is_sample?: boolean;
          version?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      changes: {
        Row: {
          id: number;
          at: string;
          changed_by: string | null;
          changed_by_email: string | null;
          table_name: string;
          record: string;
          record_name: string;
          action: "added" | "changed" | "removed";
          before: Json | null;
          after: Json | null;
          catalog_version: number;
          row_version: number | null;
        };
        Insert: {
          id?: never;
          at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          table_name: string;
          record: string;
          record_name: string;
          action: "added" | "changed" | "removed";
          before?: Json | null;
          after?: Json | null;
          catalog_version: number;
          row_version?: number | null;
        };
        Update: {
          id?: never;
          at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          table_name?: string;
          record?: string;
          record_name?: string;
          action?: "added" | "changed" | "removed";
          before?: Json | null;
          after?: Json | null;
          catalog_version?: number;
          row_version?: number | null;
        };
        Relationships: [];
      };
      deliveries: {
        Row: {
          id: string;
          sale_id: string | null;
          hold_id: string | null;
          day: string;
          name: string;
          phone: string;
          phone_e164: string | null;
          street: string;
          zip: string;
          note: string;
          cancelled_at: string | null;
          version: number;
        };
        Insert: {
          id?: string;
          sale_id?: string | null;
          hold_id?: string | null;
          day: string;
          name: string;
          phone: string;
          phone_e164?: never;
          street: string;
          zip: string;
          note?: string;
          cancelled_at?: string | null;
          version?: number;
        };
        Update: {
          id?: string;
          sale_id?: string | null;
          hold_id?: string | null;
          day?: string;
          name?: string;
          phone?: string;
          phone_e164?: never;
          street?: string;
          zip?: string;
          note?: string;
          cancelled_at?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "deliveries_hold_id_fkey";
            columns: ["hold_id"];
            isOneToOne: false;
            referencedRelation: "holds";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "deliveries_sale_id_fkey";
            columns: ["sale_id"];
            isOneToOne: false;
            referencedRelation: "sales";
            referencedColumns: ["id"];
          },
        ];
      };
      delivery_zones: {
        Row: {
          id: string;
          area: string;
          zips: string[];
          fee_cents: number;
          days: number[];
          lead_days: number;
          position: number;
          version: number;
          updated_at: string;
          most_per_day: number | null;
        };
        Insert: {
          id?: string;
          area: string;
          zips: string[];
          fee_cents: number;
          days: number[];
          lead_days?: number;
          position?: number;
          version?: number;
          updated_at?: string;
          most_per_day?: number | null;
        };
        Update: {
          id?: string;
          area?: string;
          zips?: string[];
          fee_cents?: number;
          days?: number[];
          lead_days?: number;
          position?: number;
          version?: number;
          updated_at?: string;
          most_per_day?: number | null;
        };
        Relationships: [];
      };
      erasures: {
        Row: {
          id: number;
          at: string;
          erased_by: string | null;
          erased_by_email: string | null;
          what: "requests" | "holds" | "account";
          leads: number;
          texts: number;
          replies: number;
        };
        Insert: {
          id?: never;
          at?: string;
          erased_by?: string | null;
          erased_by_email?: string | null;
          what: "requests" | "holds" | "account";
          leads?: number;
          texts?: number;
          replies?: number;
        };
        Update: {
          id?: never;
          at?: string;
          erased_by?: string | null;
          erased_by_email?: string | null;
          what?: "requests" | "holds" | "account";
          leads?: number;
          texts?: number;
          replies?: number;
        };
        Relationships: [];
      };
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
          anonymized_at: string | null;
          suspected_junk: "address" | "phone" | "staff" | null;
          earlier_contact_at: string | null;
          assigned_to: string | null;
          follow_up_at: string | null;
          calls: number;
          first_called_at: string | null;
          source: "site" | "walk_in" | "phone";
          showroom: "east" | "west" | null;
          noted_at: string | null;
          piece: string | null;
          reply_waiting_since: string | null;
          customer_id: string;
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
          anonymized_at?: string | null;
          suspected_junk?: "address" | "phone" | "staff" | null;
          earlier_contact_at?: string | null;
          assigned_to?: string | null;
          follow_up_at?: string | null;
          calls?: number;
          first_called_at?: string | null;
          source?: "site" | "walk_in" | "phone";
          showroom?: "east" | "west" | null;
          noted_at?: string | null;
          piece?: string | null;
          reply_waiting_since?: string | null;
          customer_id?: string;
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
          anonymized_at?: string | null;
          suspected_junk?: "address" | "phone" | "staff" | null;
          earlier_contact_at?: string | null;
          assigned_to?: string | null;
          follow_up_at?: string | null;
          calls?: number;
          first_called_at?: string | null;
          source?: "site" | "walk_in" | "phone";
          showroom?: "east" | "west" | null;
          noted_at?: string | null;
          piece?: string | null;
          reply_waiting_since?: string | null;
          customer_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "financing_leads_financing_option_fkey";
            columns: ["financing_option"];
            isOneToOne: false;
            referencedRelation: "lenders";
            referencedColumns: ["name"];
          },
          {
            foreignKeyName: "financing_leads_showroom_fkey";
            columns: ["showroom"];
            isOneToOne: false;
            referencedRelation: "showrooms";
            referencedColumns: ["id"];
          },
        ];
      };
      hold_requests: {
        Row: {
          id: string;
          product_id: string;
          showroom: "east" | "west";
          name: string;
          phone: string;
          phone_e164: string | null;
          submission_key: string | null;
          consent_version: string | null;
          created_at: string;
          suspected_junk: "address" | "phone" | null;
          answer: "held" | "declined" | null;
          reason: string | null;
          answered_at: string | null;
          answered_by_email: string | null;
          hold_id: string | null;
          anonymized_at: string | null;
        };
        Insert: {
          id?: string;
          product_id: string;
          showroom: "east" | "west";
          name: string;
          phone: string;
          phone_e164?: never;
          submission_key?: string | null;
          consent_version?: string | null;
          created_at?: string;
          suspected_junk?: "address" | "phone" | null;
          answer?: "held" | "declined" | null;
          reason?: string | null;
          answered_at?: string | null;
          answered_by_email?: string | null;
          hold_id?: string | null;
          anonymized_at?: string | null;
        };
        Update: {
          id?: string;
          product_id?: string;
          showroom?: "east" | "west";
          name?: string;
          phone?: string;
          phone_e164?: never;
          submission_key?: string | null;
          consent_version?: string | null;
          created_at?: string;
          suspected_junk?: "address" | "phone" | null;
          answer?: "held" | "declined" | null;
          reason?: string | null;
          answered_at?: string | null;
          answered_by_email?: string | null;
          hold_id?: string | null;
          anonymized_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "hold_requests_hold_id_fkey";
            columns: ["hold_id"];
            isOneToOne: false;
            referencedRelation: "holds";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "hold_requests_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      holds: {
        Row: {
          id: string;
          product_id: string;
          showroom: "east" | "west";
          name: string;
          phone: string;
          phone_e164: string | null;
          until: string | null;
          state: "asked" | "refused" | "held" | "ended" | "sold";
          lead_id: string | null;
          made_at: string;
          made_by: string | null;
          made_by_email: string | null;
          ended_at: string | null;
          ended_by_email: string | null;
          version: number;
        };
        Insert: {
          id?: string;
          product_id: string;
          showroom: "east" | "west";
          name: string;
          phone: string;
          phone_e164?: never;
          until?: string | null;
          state?: "asked" | "refused" | "held" | "ended" | "sold";
          lead_id?: string | null;
          made_at?: string;
          made_by?: string | null;
          made_by_email?: string | null;
          ended_at?: string | null;
          ended_by_email?: string | null;
          version?: number;
        };
        Update: {
          id?: string;
          product_id?: string;
          showroom?: "east" | "west";
          name?: string;
          phone?: string;
          phone_e164?: never;
          until?: string | null;
          state?: "asked" | "refused" | "held" | "ended" | "sold";
          lead_id?: string | null;
          made_at?: string;
          made_by?: string | null;
          made_by_email?: string | null;
          ended_at?: string | null;
          ended_by_email?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "holds_lead_id_fkey";
            columns: ["lead_id"];
            isOneToOne: false;
            referencedRelation: "financing_leads";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "holds_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      inquiries: {
        Row: {
          id: string;
          kind: "walk_in" | "call" | "wants_call" | "cash";
          name: string;
          phone: string | null;
          phone_e164: string | null;
          piece: string | null;
          showroom: "east" | "west" | null;
          status: "pending" | "contacted" | "converted" | "declined";
          notes: string | null;
          assigned_to: string | null;
          follow_up_at: string | null;
          created_at: string;
          version: number;
          updated_at: string;
          first_contacted_at: string | null;
          submission_key: string | null;
          anonymized_at: string | null;
        };
        Insert: {
          id?: string;
          kind: "walk_in" | "call" | "wants_call" | "cash";
          name: string;
          phone?: string | null;
          phone_e164?: never;
          piece?: string | null;
          showroom?: "east" | "west" | null;
          status?: "pending" | "contacted" | "converted" | "declined";
          notes?: string | null;
          assigned_to?: string | null;
          follow_up_at?: string | null;
          created_at?: string;
          version?: number;
          updated_at?: string;
          first_contacted_at?: string | null;
          submission_key?: string | null;
          anonymized_at?: string | null;
        };
        Update: {
          id?: string;
          kind?: "walk_in" | "call" | "wants_call" | "cash";
          name?: string;
          phone?: string | null;
          phone_e164?: never;
          piece?: string | null;
          showroom?: "east" | "west" | null;
          status?: "pending" | "contacted" | "converted" | "declined";
          notes?: string | null;
          assigned_to?: string | null;
          follow_up_at?: string | null;
          created_at?: string;
          version?: number;
          updated_at?: string;
          first_contacted_at?: string | null;
          submission_key?: string | null;
          anonymized_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "inquiries_showroom_fkey";
            columns: ["showroom"];
            isOneToOne: false;
            referencedRelation: "showrooms";
            referencedColumns: ["id"];
          },
        ];
      };
      invitations: {
        Row: {
          id: string;
          email: string;
          role: "user" | "admin";
          invited_by: string | null;
          invited_by_email: string | null;
          created_at: string;
          expires_at: string;
          accepted_at: string | null;
          token_hash: string;
          showroom: "east" | "west" | null;
          name: string | null;
          limited_to_sales: boolean;
        };
        Insert: {
          id?: string;
          email: string;
          role: "user" | "admin";
          invited_by?: string | null;
          invited_by_email?: string | null;
          created_at?: string;
          expires_at?: string;
          accepted_at?: string | null;
          token_hash: string;
          showroom?: "east" | "west" | null;
          name?: string | null;
          limited_to_sales?: boolean;
        };
        Update: {
          id?: string;
          email?: string;
          role?: "user" | "admin";
          invited_by?: string | null;
          invited_by_email?: string | null;
          created_at?: string;
          expires_at?: string;
          accepted_at?: string | null;
          token_hash?: string;
          showroom?: "east" | "west" | null;
          name?: string | null;
          limited_to_sales?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "invitations_showroom_fkey";
            columns: ["showroom"];
            isOneToOne: false;
            referencedRelation: "showrooms";
            referencedColumns: ["id"];
          },
        ];
      };
      lead_events: {
        Row: {
          id: number;
          lead_id: string | null;
          at: string;
          changed_by: string | null;
          changed_by_email: string | null;
          field: "status" | "notes" | "suspected_junk" | "assigned_to" | "follow_up_at" | "call" | "note" | "customer" | "piece";
          old_value: string | null;
          new_value: string | null;
          inquiry_id: string | null;
        };
        Insert: {
          id?: never;
          lead_id?: string | null;
          at: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          field: "status" | "notes" | "suspected_junk" | "assigned_to" | "follow_up_at" | "call" | "note" | "customer" | "piece";
          old_value?: string | null;
          new_value?: string | null;
          inquiry_id?: string | null;
        };
        Update: {
          id?: never;
          lead_id?: string | null;
          at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          field?: "status" | "notes" | "suspected_junk" | "assigned_to" | "follow_up_at" | "call" | "note" | "customer" | "piece";
          old_value?: string | null;
          new_value?: string | null;
          inquiry_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "lead_events_inquiry_id_fkey";
            columns: ["inquiry_id"];
            isOneToOne: false;
            referencedRelation: "inquiries";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "lead_events_lead_id_fkey";
            columns: ["lead_id"];
            isOneToOne: false;
            referencedRelation: "financing_leads";
            referencedColumns: ["id"];
          },
        ];
      };
      lead_words: {
        Row: {
          lead_id: string;
          found: string;
          said: string | null;
        };
        Insert: {
          lead_id: string;
          found: string;
          said?: string | null;
        };
        Update: {
          lead_id?: string;
          found?: string;
          said?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "lead_words_lead_id_fkey";
            columns: ["lead_id"];
            isOneToOne: true;
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
          slug: string | null;
          details: string[];
          version: number;
          updated_at: string;
          plan: "zero-percent" | "deferred-interest" | "lease-to-own" | "other";
          example_months: number | null;
          id: string;
          is_sample: boolean;
        };
        Insert: {
          name: string;
          position: number;
          audience: string;
          terms: string;
          application_url: string;
          active?: boolean;
          slug?: string | null;
          details?: string[];
          version?: number;
          updated_at?: string;
          plan: "zero-percent" | "deferred-interest" | "lease-to-own" | "other";
          example_months?: number | null;
          id?: string;
          is_sample?: boolean;
        };
        Update: {
          name?: string;
          position?: number;
          audience?: string;
          terms?: string;
          application_url?: string;
          active?: boolean;
          slug?: string | null;
          details?: string[];
          version?: number;
          updated_at?: string;
          plan?: "zero-percent" | "deferred-interest" | "lease-to-own" | "other";
          example_months?: number | null;
          id?: string;
          is_sample?: boolean;
        };
        Relationships: [];
      };
      lot_counts: {
        Row: {
          product_id: string;
          expected: number;
          arrived: number | null;
          damaged: number | null;
          showroom: "east" | "west" | null;
          received_at: string | null;
          received_by_email: string | null;
        };
        Insert: {
          product_id: string;
          expected?: number;
          arrived?: number | null;
          damaged?: number | null;
          showroom?: "east" | "west" | null;
          received_at?: string | null;
          received_by_email?: string | null;
        };
        Update: {
          product_id?: string;
          expected?: number;
          arrived?: number | null;
          damaged?: number | null;
          showroom?: "east" | "west" | null;
          received_at?: string | null;
          received_by_email?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "lot_counts_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: true;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      lots: {
        Row: {
          id: string;
          supplier: string;
          arrived_on: string;
          paid_cents: number | null;
          pallets: number | null;
          note: string;
          created_at: string;
          created_by: string | null;
          list: "bedroom" | "living-room" | "dining-room" | "clearance" | "mattress" | "in-store" | null;
          showroom: "east" | "west" | null;
          maker: string;
          condition: "new" | "open box" | "floor model" | "cosmetic mark" | null;
          condition_reason: string | null;
          compare_at_source: string;
          price_percent: number;
          version: number;
          updated_at: string;
        };
        Insert: {
          id?: string;
          supplier: string;
          arrived_on?: string;
          paid_cents?: number | null;
          pallets?: number | null;
          note?: string;
          created_at?: string;
          created_by?: string | null;
          list?: "bedroom" | "living-room" | "dining-room" | "clearance" | "mattress" | "in-store" | null;
          showroom?: "east" | "west" | null;
          maker?: string;
          condition?: "new" | "open box" | "floor model" | "cosmetic mark" | null;
          condition_reason?: string | null;
          compare_at_source?: string;
          price_percent?: number;
          version?: number;
          updated_at?: string;
        };
        Update: {
          id?: string;
          supplier?: string;
          arrived_on?: string;
          paid_cents?: number | null;
          pallets?: number | null;
          note?: string;
          created_at?: string;
          created_by?: string | null;
          list?: "bedroom" | "living-room" | "dining-room" | "clearance" | "mattress" | "in-store" | null;
          showroom?: "east" | "west" | null;
          maker?: string;
          condition?: "new" | "open box" | "floor model" | "cosmetic mark" | null;
          condition_reason?: string | null;
          compare_at_source?: string;
          price_percent?: number;
          version?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      notices: {
        Row: {
          id: string;
          words: string;
          path: string | null;
          starts_at: string | null;
          ends_at: string | null;
          version: number;
          updated_at: string;
        };
        Insert: {
          id?: string;
          words: string;
          path?: string | null;
          starts_at?: string | null;
          ends_at?: string | null;
          version?: number;
          updated_at?: string;
        };
        Update: {
          id?: string;
          words?: string;
          path?: string | null;
          starts_at?: string | null;
          ends_at?: string | null;
          version?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      offers: {
        Row: {
          id: string;
          kind: "package" | "deal-of-the-month" | "mattress-special";
          package_id: string | null;
          headline: string;
          starts_at: string | null;
          ends_at: string | null;
          version: number;
          updated_at: string;
        };
        Insert: {
          id?: string;
          kind: "package" | "deal-of-the-month" | "mattress-special";
          package_id?: string | null;
          headline: string;
          starts_at?: string | null;
          ends_at?: string | null;
          version?: number;
          updated_at?: string;
        };
        Update: {
          id?: string;
          kind?: "package" | "deal-of-the-month" | "mattress-special";
          package_id?: string | null;
          headline?: string;
          starts_at?: string | null;
          ends_at?: string | null;
          version?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "offers_package_id_fkey";
            columns: ["package_id"];
            isOneToOne: false;
            referencedRelation: "packages";
            referencedColumns: ["id"];
          },
        ];
      };
      opening_hours: {
        Row: {
          showroom: "east" | "west";
          weekday: number;
          opens: string | null;
          closes: string | null;
          version: number;
        };
        Insert: {
          showroom: "east" | "west";
          weekday: number;
          opens?: string | null;
          closes?: string | null;
          version?: number;
        };
        Update: {
          showroom?: "east" | "west";
          weekday?: number;
          opens?: string | null;
          closes?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "opening_hours_showroom_fkey";
            columns: ["showroom"];
            isOneToOne: false;
            referencedRelation: "showrooms";
            referencedColumns: ["id"];
          },
        ];
      };
      packages: {
        Row: {
          id: string;
          slug: string;
          state: "draft" | "live" | "archived";
          position: number;
          name: string;
          pieces: number;
          price_cents: number;
          compare_at_cents: number | null;
          monthly_payment_cents: number | null;
          description: string;
          includes: Json;
          features: string[];
          style: string;
          colors: string[];
          finish: string;
          materials: string[];
          care: string;
          stock_east: number;
          stock_west: number;
          version: number;
          updated_at: string;
          product_ids: string[];
          is_sample: boolean;
          picture_of: string | null;
        };
        Insert: {
          id: string;
          slug: string;
          state?: "draft" | "live" | "archived";
          position?: number;
          name: string;
          pieces: number;
          price_cents: number;
          compare_at_cents?: number | null;
          monthly_payment_cents?: number | null;
          description?: string;
          includes: Json;
          features?: string[];
          style: string;
          colors: string[];
          finish?: string;
          materials?: string[];
          care?: string;
          stock_east?: number;
          stock_west?: number;
          version?: number;
          updated_at?: string;
          product_ids?: string[];
          is_sample?: boolean;
          picture_of?: string | null;
        };
        Update: {
          id?: string;
          slug?: string;
          state?: "draft" | "live" | "archived";
          position?: number;
          name?: string;
          pieces?: number;
          price_cents?: number;
          compare_at_cents?: number | null;
          monthly_payment_cents?: number | null;
          description?: string;
          includes?: Json;
          features?: string[];
          style?: string;
          colors?: string[];
          finish?: string;
          materials?: string[];
          care?: string;
          stock_east?: number;
          stock_west?: number;
          version?: number;
          updated_at?: string;
          product_ids?: string[];
          is_sample?: boolean;
          picture_of?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "packages_picture_of_fkey";
            columns: ["picture_of"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      pictures: {
        Row: {
          name: string;
          hash: string;
          width: number;
          height: number;
          widths: number[];
          color: string;
          alt: string;
          created_at: string;
          has_jpeg: boolean;
        };
        Insert: {
          name: string;
          hash: string;
          width: number;
          height: number;
          widths: number[];
          color: string;
          alt: string;
          created_at?: string;
          has_jpeg?: boolean;
        };
        Update: {
          name?: string;
          hash?: string;
          width?: number;
          height?: number;
          widths?: number[];
          color?: string;
          alt?: string;
          created_at?: string;
          has_jpeg?: boolean;
        };
        Relationships: [];
      };
      price_plans: {
        Row: {
          id: string;
          product_id: string;
          kind: string;
          starts_at: string;
          ends_at: string | null;
          price_cents: number | null;
          step_percent: number | null;
          every_days: number | null;
          floor_cents: number | null;
          batch: string;
          shows_next: boolean;
          may_go_below_cost: boolean;
          state: string;
          ended_because: string | null;
          regular_cents: number | null;
          plan_cents: number | null;
          steps: number;
          due_at: string | null;
        };
        Insert: {
          id?: string;
          product_id: string;
          kind: string;
          starts_at?: string;
          ends_at?: string | null;
          price_cents?: number | null;
          step_percent?: number | null;
          every_days?: number | null;
          floor_cents?: number | null;
          batch?: string;
          shows_next?: boolean;
          may_go_below_cost?: boolean;
          state?: string;
          ended_because?: string | null;
          regular_cents?: number | null;
          plan_cents?: number | null;
          steps?: number;
          due_at?: string | null;
        };
        Update: {
          id?: string;
          product_id?: string;
          kind?: string;
          starts_at?: string;
          ends_at?: string | null;
          price_cents?: number | null;
          step_percent?: number | null;
          every_days?: number | null;
          floor_cents?: number | null;
          batch?: string;
          shows_next?: boolean;
          may_go_below_cost?: boolean;
          state?: string;
          ended_because?: string | null;
          regular_cents?: number | null;
          plan_cents?: number | null;
          steps?: number;
          due_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "price_plans_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      product_alerts: {
        Row: {
          id: string;
          kind: string;
          product_id: string | null;
          type: string | null;
          size: string | null;
          most_cents: number | null;
          phone: string;
          submission_key: string | null;
          consent_version: string;
          created_at: string;
          suspected_junk: string | null;
          address: string | null;
          due_at: string;
          texted_at: string | null;
          answer: string | null;
        };
        Insert: {
          id?: string;
          kind: string;
          product_id?: string | null;
          type?: string | null;
          size?: string | null;
          most_cents?: number | null;
          phone: string;
          submission_key?: string | null;
          consent_version: string;
          created_at?: string;
          suspected_junk?: string | null;
          address?: string | null;
          due_at?: string;
          texted_at?: string | null;
          answer?: string | null;
        };
        Update: {
          id?: string;
          kind?: string;
          product_id?: string | null;
          type?: string | null;
          size?: string | null;
          most_cents?: number | null;
          phone?: string;
          submission_key?: string | null;
          consent_version?: string;
          created_at?: string;
          suspected_junk?: string | null;
          address?: string | null;
          due_at?: string;
          texted_at?: string | null;
          answer?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "product_alerts_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      product_notes: {
        Row: {
          product_id: string;
          cost_cents: number | null;
          lot: string;
          note: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          product_id: string;
          cost_cents?: number | null;
          lot?: string;
          note?: string;
          version?: number;
          updated_at?: string;
        };
        Update: {
          product_id?: string;
          cost_cents?: number | null;
          lot?: string;
          note?: string;
          version?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "product_notes_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: true;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      product_pictures: {
        Row: {
          id: string;
          product_id: string | null;
          position: number;
          original: string;
          turn: number;
          zoom: number;
          focus_x: number;
          focus_y: number;
          alt: string;
          name: string;
          problem: string | null;
          version: number;
          updated_at: string;
          light: number;
          stands_in: boolean;
          can_retry: boolean;
          place: string | null;
          showroom: string | null;
          taken_at: string | null;
        };
        Insert: {
          id?: string;
          product_id?: string | null;
          position?: number;
          original: string;
          turn?: number;
          zoom?: number;
          focus_x?: number;
          focus_y?: number;
          alt?: string;
          name?: string;
          problem?: string | null;
          version?: number;
          updated_at?: string;
          light?: number;
          stands_in?: boolean;
          can_retry?: boolean;
          place?: string | null;
          showroom?: string | null;
          taken_at?: string | null;
        };
        Update: {
          id?: string;
          product_id?: string | null;
          position?: number;
          original?: string;
          turn?: number;
          zoom?: number;
          focus_x?: number;
          focus_y?: number;
          alt?: string;
          name?: string;
          problem?: string | null;
          version?: number;
          updated_at?: string;
          light?: number;
          stands_in?: boolean;
          can_retry?: boolean;
          place?: string | null;
          showroom?: string | null;
          taken_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "product_pictures_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      product_slugs: {
        Row: {
          slug: string;
          product_id: string;
          since: string;
        };
        Insert: {
          slug: string;
          product_id: string;
          since?: string;
        };
        Update: {
          slug?: string;
          product_id?: string;
          since?: string;
        };
        Relationships: [
          {
            foreignKeyName: "product_slugs_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      products: {
        Row: {
          id: string;
          slug: string;
          list: "bedroom" | "living-room" | "dining-room" | "clearance" | "mattress" | "in-store";
          state: "draft" | "live" | "sold" | "archived";
          position: number;
          type: string;
          title: string;
          description: string;
          price_cents: number;
          compare_at_cents: number | null;
          badge: string;
          style: string;
          size: string | null;
          colors: string[];
          finish: string;
          materials: string[];
          pieces: Json;
          features: string[];
          care: string;
          condition: "new" | "open box" | "floor model" | "cosmetic mark";
          condition_reason: string | null;
          add_ons: Json;
          free_tv: boolean;
          location: "All Locations" | "Main Showroom" | "Outlet Location" | null;
          gradient: string | null;
          added_on: string;
          sold_at: string | null;
          version: number;
          updated_at: string;
          went_live_at: string | null;
          publish_at: string | null;
          compare_at_source: string;
          is_sample: boolean;
          sku: string;
          facts: Json;
          lot_id: string | null;
        };
        Insert: {
          id?: string;
          slug: string;
          list: "bedroom" | "living-room" | "dining-room" | "clearance" | "mattress" | "in-store";
          state?: "draft" | "live" | "sold" | "archived";
          position?: number;
          type?: string;
          title: string;
          description?: string;
          price_cents: number;
          compare_at_cents?: number | null;
          badge?: string;
          style?: string;
          size?: string | null;
          colors?: string[];
          finish?: string;
          materials?: string[];
          pieces?: Json;
          features?: string[];
          care?: string;
          condition?: "new" | "open box" | "floor model" | "cosmetic mark";
          condition_reason?: string | null;
          add_ons?: Json;
          free_tv?: boolean;
          location?: "All Locations" | "Main Showroom" | "Outlet Location" | null;
          gradient?: string | null;
          added_on?: string;
          sold_at?: string | null;
          version?: number;
          updated_at?: string;
          went_live_at?: string | null;
          publish_at?: string | null;
          compare_at_source?: string;
          is_sample?: boolean;
          sku?: string;
          facts?: Json;
          lot_id?: string | null;
        };
        Update: {
          id?: string;
          slug?: string;
          list?: "bedroom" | "living-room" | "dining-room" | "clearance" | "mattress" | "in-store";
          state?: "draft" | "live" | "sold" | "archived";
          position?: number;
          type?: string;
          title?: string;
          description?: string;
          price_cents?: number;
          compare_at_cents?: number | null;
          badge?: string;
          style?: string;
          size?: string | null;
          colors?: string[];
          finish?: string;
          materials?: string[];
          pieces?: Json;
          features?: string[];
          care?: string;
          condition?: "new" | "open box" | "floor model" | "cosmetic mark";
          condition_reason?: string | null;
          add_ons?: Json;
          free_tv?: boolean;
          location?: "All Locations" | "Main Showroom" | "Outlet Location" | null;
          gradient?: string | null;
          added_on?: string;
          sold_at?: string | null;
          version?: number;
          updated_at?: string;
          went_live_at?: string | null;
          publish_at?: string | null;
          compare_at_source?: string;
          is_sample?: boolean;
          sku?: string;
          facts?: Json;
          lot_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "products_lot_id_fkey";
            columns: ["lot_id"];
            isOneToOne: false;
            referencedRelation: "lots";
            referencedColumns: ["id"];
          },
        ];
      };
      publications: {
        Row: {
          version: number;
          published_at: string | null;
          error: string | null;
          warnings: Json;
          pages_written: number;
          release: string | null;
        };
        Insert: {
          version: number;
          published_at?: string | null;
          error?: string | null;
          warnings?: Json;
          pages_written?: number;
          release?: string | null;
        };
        Update: {
          version?: number;
          published_at?: string | null;
          error?: string | null;
          warnings?: Json;
          pages_written?: number;
          release?: string | null;
        };
        Relationships: [];
      };
      push_devices: {
        Row: {
          id: string;
          user_id: string;
          session_id: string;
          endpoint: string;
          p256dh: string;
          auth: string;
          label: string;
          showroom: "east" | "west" | null;
          quiet_from: string | null;
          quiet_until: string | null;
          created_at: string;
          failures: number;
          kinds: string[];
        };
        Insert: {
          id?: string;
          user_id: string;
          session_id: string;
          endpoint: string;
          p256dh: string;
          auth: string;
          label: string;
          showroom?: "east" | "west" | null;
          quiet_from?: string | null;
          quiet_until?: string | null;
          created_at?: string;
          failures?: number;
          kinds?: string[];
        };
        Update: {
          id?: string;
          user_id?: string;
          session_id?: string;
          endpoint?: string;
          p256dh?: string;
          auth?: string;
          label?: string;
          showroom?: "east" | "west" | null;
          quiet_from?: string | null;
          quiet_until?: string | null;
          created_at?: string;
          failures?: number;
          kinds?: string[];
        };
        Relationships: [
          {
            foreignKeyName: "push_devices_showroom_fkey";
            columns: ["showroom"];
            isOneToOne: false;
            referencedRelation: "showrooms";
            referencedColumns: ["id"];
          },
        ];
      };
      reviews: {
        Row: {
          id: string;
          name: string;
          rating: number;
          text: string;
          shown_date: string;
          source: string;
          source_url: string | null;
          is_sample: boolean;
          is_shown: boolean;
          position: number;
          version: number;
          updated_at: string;
        };
        Insert: {
          id?: string;
          name: string;
          rating: number;
          text: string;
          shown_date?: string;
          source?: string;
          source_url?: string | null;
          is_sample?: boolean;
          is_shown?: boolean;
          position?: number;
          version?: number;
          updated_at?: string;
        };
        Update: {
          id?: string;
          name?: string;
          rating?: number;
          text?: string;
          shown_date?: string;
          source?: string;
          source_url?: string | null;
          is_sample?: boolean;
          is_shown?: boolean;
          position?: number;
          version?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      role_events: {
        Row: {
          id: number;
          at: string;
          changed_by: string | null;
          changed_by_email: string | null;
          action: "assigned" | "removed" | "signed out" | "blocked" | "unblocked" | "left" | "second factors removed" | "exported" | "limited to sales" | "limit removed";
          role: string | null;
          user_id: string;
          user_email: string | null;
        };
        Insert: {
          id?: never;
          at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          action: "assigned" | "removed" | "signed out" | "blocked" | "unblocked" | "left" | "second factors removed" | "exported" | "limited to sales" | "limit removed";
          role?: string | null;
          user_id: string;
          user_email?: string | null;
        };
        Update: {
          id?: never;
          at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          action?: "assigned" | "removed" | "signed out" | "blocked" | "unblocked" | "left" | "second factors removed" | "exported" | "limited to sales" | "limit removed";
          role?: string | null;
          user_id?: string;
          user_email?: string | null;
        };
        Relationships: [];
      };
      sales: {
        Row: {
          id: string;
          product_id: string | null;
          showroom: "east" | "west";
          quantity: number;
          price_cents: number;
          lead_id: string | null;
          lead_status_before: string | null;
          hold_id: string | null;
          was_last: boolean;
          sold_at: string;
          sold_by: string | null;
          sold_by_email: string | null;
          undone_at: string | null;
          undone_by_email: string | null;
          package_id: string | null;
          package_name: string | null;
          return_of: string | null;
          is_restocked: boolean;
          tax_percent: number | null;
          note: string;
          corrected_at: string | null;
          inquiry_id: string | null;
        };
        Insert: {
          id?: string;
          product_id?: string | null;
          showroom: "east" | "west";
          quantity: number;
          price_cents: number;
          lead_id?: string | null;
          lead_status_before?: string | null;
          hold_id?: string | null;
          was_last?: boolean;
          sold_at?: string;
          sold_by?: string | null;
          sold_by_email?: string | null;
          undone_at?: string | null;
          undone_by_email?: string | null;
          package_id?: string | null;
          package_name?: string | null;
          return_of?: string | null;
          is_restocked?: boolean;
          tax_percent?: number | null;
          note?: string;
          corrected_at?: string | null;
          inquiry_id?: string | null;
        };
        Update: {
          id?: string;
          product_id?: string | null;
          showroom?: "east" | "west";
          quantity?: number;
          price_cents?: number;
          lead_id?: string | null;
          lead_status_before?: string | null;
          hold_id?: string | null;
          was_last?: boolean;
          sold_at?: string;
          sold_by?: string | null;
          sold_by_email?: string | null;
          undone_at?: string | null;
          undone_by_email?: string | null;
          package_id?: string | null;
          package_name?: string | null;
          return_of?: string | null;
          is_restocked?: boolean;
          tax_percent?: number | null;
          note?: string;
          corrected_at?: string | null;
          inquiry_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "sales_hold_id_fkey";
            columns: ["hold_id"];
            isOneToOne: false;
            referencedRelation: "holds";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "sales_inquiry_id_fkey";
            columns: ["inquiry_id"];
            isOneToOne: false;
            referencedRelation: "inquiries";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "sales_lead_id_fkey";
            columns: ["lead_id"];
            isOneToOne: false;
            referencedRelation: "financing_leads";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "sales_package_id_fkey";
            columns: ["package_id"];
            isOneToOne: false;
            referencedRelation: "packages";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "sales_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "sales_return_of_fkey";
            columns: ["return_of"];
            isOneToOne: false;
            referencedRelation: "sales";
            referencedColumns: ["id"];
          },
        ];
      };
      shop: {
        Row: {
          the_only_row: boolean;
          name: string;
          description: string;
          phone: string;
          email: string;
          shop_online_url: string;
          payment_provider: string;
          free_delivery_from_cents: number;
          delivery_fee_cents: number;
          hold_rule: string;
          social: Json;
          version: number;
          updated_at: string;
          reviews_are_samples: boolean;
          monthly_payments_shown: boolean;
          disclosures: Json;
          sample_marks: string[];
          text_wording: string;
          policies: Json;
          quiet_from: string | null;
          quiet_until: string | null;
          area: string;
          home_words: Json;
          sales_tax_percent: number;
          counts_demand: boolean;
        };
        Insert: {
          the_only_row?: boolean;
          name: string;
          description: string;
          phone: string;
          email: string;
          shop_online_url: string;
          payment_provider: string;
          free_delivery_from_cents: number;
          delivery_fee_cents: number;
          hold_rule: string;
          social?: Json;
          version?: number;
          updated_at?: string;
          reviews_are_samples?: boolean;
          monthly_payments_shown?: boolean;
          disclosures?: Json;
          sample_marks?: string[];
          text_wording?: string;
          policies?: Json;
          quiet_from?: string | null;
          quiet_until?: string | null;
          area?: string;
          home_words?: Json;
          sales_tax_percent?: number;
          counts_demand?: boolean;
        };
        Update: {
          the_only_row?: boolean;
          name?: string;
          description?: string;
          phone?: string;
          email?: string;
          shop_online_url?: string;
          payment_provider?: string;
          free_delivery_from_cents?: number;
          delivery_fee_cents?: number;
          hold_rule?: string;
          social?: Json;
          version?: number;
          updated_at?: string;
          reviews_are_samples?: boolean;
          monthly_payments_shown?: boolean;
          disclosures?: Json;
          sample_marks?: string[];
          text_wording?: string;
          policies?: Json;
          quiet_from?: string | null;
          quiet_until?: string | null;
          area?: string;
          home_words?: Json;
          sales_tax_percent?: number;
          counts_demand?: boolean;
        };
        Relationships: [];
      };
      showrooms: {
        Row: {
          id: "east" | "west";
          name: string;
          city: string;
          street: string;
          region: string;
          postal_code: string;
          phone: string;
          latitude: number;
          longitude: number;
          version: number;
          updated_at: string;
          is_shown: boolean;
        };
        Insert: {
          id: "east" | "west";
          name: string;
          city: string;
          street: string;
          region: string;
          postal_code: string;
          phone: string;
          latitude: number;
          longitude: number;
          version?: number;
          updated_at?: string;
          is_shown?: boolean;
        };
        Update: {
          id?: "east" | "west";
          name?: string;
          city?: string;
          street?: string;
          region?: string;
          postal_code?: string;
          phone?: string;
          latitude?: number;
          longitude?: number;
          version?: number;
          updated_at?: string;
          is_shown?: boolean;
        };
        Relationships: [];
      };
      special_days: {
        Row: {
          showroom: "east" | "west";
          day: string;
          opens: string | null;
          closes: string | null;
          note: string | null;
          version: number;
        };
        Insert: {
          showroom: "east" | "west";
          day: string;
          opens?: string | null;
          closes?: string | null;
          note?: string | null;
          version?: number;
        };
        Update: {
          showroom?: "east" | "west";
          day?: string;
          opens?: string | null;
          closes?: string | null;
          note?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "special_days_showroom_fkey";
            columns: ["showroom"];
            isOneToOne: false;
            referencedRelation: "showrooms";
            referencedColumns: ["id"];
          },
        ];
      };
      stock: {
        Row: {
          product_id: string;
          showroom: "east" | "west";
          on_hand: number;
          counted_at: string;
          version: number;
        };
        Insert: {
          product_id: string;
          showroom: "east" | "west";
          on_hand: number;
          counted_at?: string;
          version?: number;
        };
        Update: {
          product_id?: string;
          showroom?: "east" | "west";
          on_hand?: number;
          counted_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "stock_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      stock_moves: {
        Row: {
          id: string;
          product_id: string;
          showroom: string;
          to_showroom: string;
          quantity: number;
          sent_at: string;
          sent_by_email: string | null;
          unloaded_showroom: string | null;
          unloaded_at: string | null;
          unloaded_by_email: string | null;
        };
        Insert: {
          id?: string;
          product_id: string;
          showroom: string;
          to_showroom: string;
          quantity: number;
          sent_at?: string;
          sent_by_email?: string | null;
          unloaded_showroom?: string | null;
          unloaded_at?: string | null;
          unloaded_by_email?: string | null;
        };
        Update: {
          id?: string;
          product_id?: string;
          showroom?: string;
          to_showroom?: string;
          quantity?: number;
          sent_at?: string;
          sent_by_email?: string | null;
          unloaded_showroom?: string | null;
          unloaded_at?: string | null;
          unloaded_by_email?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "stock_moves_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "products";
            referencedColumns: ["id"];
          },
        ];
      };
      text_templates: {
        Row: {
          id: string;
          name: string;
          body: string;
          position: number;
          version: number;
          archived_at: string | null;
        };
        Insert: {
          id?: string;
          name: string;
          body: string;
          position?: number;
          version?: number;
          archived_at?: string | null;
        };
        Update: {
          id?: string;
          name?: string;
          body?: string;
          position?: number;
          version?: number;
          archived_at?: string | null;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          id: string;
          user_id: string;
          role: "user" | "admin";
          created_at: string;
          is_owner: boolean;
          showroom: "east" | "west" | null;
          name: string | null;
          limited_to_sales: boolean;
        };
        Insert: {
          id?: string;
          user_id: string;
          role: "user" | "admin";
          created_at?: string;
          is_owner?: boolean;
          showroom?: "east" | "west" | null;
          name?: string | null;
          limited_to_sales?: boolean;
        };
        Update: {
          id?: string;
          user_id?: string;
          role?: "user" | "admin";
          created_at?: string;
          is_owner?: boolean;
          showroom?: "east" | "west" | null;
          name?: string | null;
          limited_to_sales?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "user_roles_showroom_fkey";
            columns: ["showroom"];
            isOneToOne: false;
            referencedRelation: "showrooms";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: {
      lead_texts: {
        Row: {
          id: string;
          lead_id: string | null;
          kind: "link" | "resend" | "hold" | "message" | "code" | "admin_code" | "alert" | "product_alert";
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
          hold_request_id: string | null;
        };
        Relationships: [];
      };
      sold: {
        Row: {
          id: string | null;
          sold_at: string | null;
          day: string | null;
          return_of: string | null;
          product_id: string | null;
          slug: string | null;
          title: string | null;
          list: string | null;
          lot_id: string | null;
          package_id: string | null;
          package_name: string | null;
          showroom: string | null;
          sold_by: string | null;
          sold_by_email: string | null;
          lead_id: string | null;
          lead_name: string | null;
          lender: string | null;
          note: string | null;
          corrected_at: string | null;
          quantity: number | null;
          price_cents: number | null;
          revenue_cents: number | null;
          tax_percent: number | null;
          tax_cents: number | null;
          cost_cents: number | null;
          days_standing: number | null;
          margin_cents: number | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_invitation: {
        Args: { token: string };
        Returns: string;
      };
      account_emails: {
        Args: { ids: string[] };
        Returns: { user_id: string | null; email: string | null }[];
      };
      add_lead_note: {
        Args: { lead: string; words: string };
        Returns: Database["public"]["Tables"]["financing_leads"]["Row"][];
      };
      add_push_device: {
        Args: { endpoint: string; p256dh: string; auth: string; label: string; showroom?: string; quiet_from?: string; quiet_until?: string };
        Returns: string;
      };
      admin_needs_second_factor: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      answer_stock_checks: {
        Args: { product: string; answer: string };
        Returns: number;
      };
      answer_stop_question: {
        Args: { reply: number; means_stop: boolean };
        Returns: undefined;
      };
      begin_export: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      block_account: {
        Args: { person: string };
        Returns: undefined;
      };
      change_products: {
        Args: { changes: Json; confirmed?: boolean };
        Returns: Database["public"]["Tables"]["products"]["Row"][];
      };
      confirm_hold_request: {
        Args: { request: string };
        Returns: Database["public"]["Tables"]["holds"]["Row"];
      };
      correct_sale: {
        Args: { sale: string; quantity?: number; price_cents?: number; note?: string };
        Returns: undefined;
      };
      count_demand: {
        Args: { seen?: Json; searches?: Json };
        Returns: undefined;
      };
      count_leads: {
        Args: { asked: Json };
        Returns: Json;
      };
      count_worklists: {
        Args: { moment?: string };
        Returns: Json;
      };
      decline_hold_request: {
        Args: { request: string; why: string };
        Returns: undefined;
      };
      delete_my_account: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      employee_left: {
        Args: { person: string; heir?: string };
        Returns: number;
      };
      end_my_session: {
        Args: { session: string };
        Returns: boolean;
      };
      end_sessions_of: {
        Args: { person: string };
        Returns: number;
      };
      enter_lead: {
        Args: { first_name: string; last_name: string; phone: string; financing_option: string; source: string; showroom: string; notes: string; submission_key: string };
        Returns: Database["public"]["Tables"]["financing_leads"]["Row"][];
      };
      erase_account: {
        Args: { person: string };
        Returns: undefined;
      };
      erase_number: {
        Args: { phone: string };
        Returns: undefined;
      };
      erase_sender: {
        Args: { lead: string };
        Returns: undefined;
      };
      find_account: {
        Args: { wanted: string };
        Returns: { user_id: string | null; email: string | null; roles: string[] | null }[];
      };
      find_customer: {
        Args: { lead: string };
        Returns: Json;
      };
      find_leads: {
        Args: { asked: Json };
        Returns: Json;
      };
      hand_over_ownership: {
        Args: { new_owner: string };
        Returns: undefined;
      };
      hold_end: {
        Args: { showroom: string };
        Returns: string;
      };
      hold_promise: {
        Args: { submission: string };
        Returns: string;
      };
      import_products: {
        Args: { rows: Json };
        Returns: number[];
      };
      introduce_myself: {
        Args: { my_name: string; at_showroom?: string };
        Returns: undefined;
      };
      invite_staff: {
        Args: { invited_email: string; invited_role: string; token: string; at_showroom?: string; invited_name?: string; only_sales?: boolean };
        Returns: string;
      };
      lead_activity: {
        Args: { lead?: string };
        Returns: Json;
      };
      leave_lead: {
        Args: { lead: string };
        Returns: undefined;
      };
      list_staff: {
        Args: Record<PropertyKey, never>;
        Returns: { user_id: string | null; email: string | null; name: string | null }[];
      };
      lock_after_minutes: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      log_call: {
        Args: { lead: string; outcome: string; next_try?: string };
        Returns: Database["public"]["Tables"]["financing_leads"]["Row"][];
      };
      may_take_back_ownership: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      meet_at_lead: {
        Args: { lead: string; is_typing?: boolean };
        Returns: undefined;
      };
      merge_customers: {
        Args: { lead: string; other: string };
        Returns: string[];
      };
      monday_mail: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      move_stock: {
        Args: { product: string; from_showroom: string; to_showroom: string; quantity?: number; move?: string };
        Returns: string;
      };
      my_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: { id: string | null; user_agent: string | null; created_at: string | null; last_used_at: string | null; is_current: boolean | null }[];
      };
      order_lenders: {
        Args: { ids: string[] };
        Returns: undefined;
      };
      preview_erasure: {
        Args: { lead: string };
        Returns: { names: string[] | null; leads: number | null; texts: number | null; replies: number | null; holds: number | null; has_opted_out: boolean | null }[];
      };
      preview_erasure_of_number: {
        Args: { phone: string };
        Returns: { names: string[] | null; leads: number | null; holds: number | null }[];
      };
      push_key: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      put_back: {
        Args: { changes: number[] };
        Returns: Database["public"]["Tables"]["changes"]["Row"][];
      };
      read_conversation: {
        Args: { lead: string; most?: number };
        Returns: Json;
      };
      read_deliveries: {
        Args: { from_day: string; to_day: string };
        Returns: { id: string | null; day: string | null; name: string | null; phone: string | null; street: string | null; zip: string | null; note: string | null; version: number | null; sale_id: string | null; hold_id: string | null; product_id: string | null; title: string | null; showroom: string | null; quantity: number | null; is_held: boolean | null; zone_id: string | null }[];
      };
      read_demand: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_lots: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      read_overview: {
        Args: { days: string[] };
        Returns: Json;
      };
      read_sales: {
        Args: { asked: Json };
        Returns: Json;
      };
      read_suggestions: {
        Args: Record<PropertyKey, never>;
        Returns: { kind: string | null; slug: string | null; title: string | null; days: number | null; people: number | null; price_cents: number | null; least_cents: number | null; most_cents: number | null }[];
      };
      read_week: {
        Args: { grouping_by: string; since: string; until: string };
        Returns: Json;
      };
      receive_product: {
        Args: { product: string; showroom: string; arrived: number; damaged?: number; price_cents?: number; description?: string; picture?: string };
        Returns: undefined;
      };
      remove_second_factors: {
        Args: { person: string };
        Returns: number;
      };
      reopen_hold_request: {
        Args: { request: string };
        Returns: undefined;
      };
      replies_without_lead: {
        Args: Record<PropertyKey, never>;
        Returns: { phone: string | null; name: string | null; body: string | null; received_at: string | null; question: number | null }[];
      };
      resend_text: {
        Args: { lead: string };
        Returns: { state: string | null; due_at: string | null }[];
      };
      return_sale: {
        Args: { sale: string; quantity?: number; refund_cents?: number; restock?: boolean; note?: string; id?: string };
        Returns: string;
      };
      save_product: {
        Args: { product: Json; pictures?: Json; stock?: Json; request?: string };
        Returns: Database["public"]["Tables"]["products"]["Row"][];
      };
      sell_package: {
        Args: { package: string; showroom: string; price_cents?: number; lead?: string; sale?: string; note?: string };
        Returns: Json;
      };
      sell_product: {
        Args: { product: string; showroom: string; quantity?: number; price_cents?: number; lead?: string; hold?: string; sale?: string; package?: string; note?: string };
        Returns: Json;
      };
      send_test_text: {
        Args: { phone: string };
        Returns: string;
      };
      send_text: {
        Args: { lead: string; words: string; key: string };
        Returns: { state: string | null; due_at: string | null }[];
      };
      set_actual_picture: {
        Args: { product: string; showroom: string; original: string };
        Returns: undefined;
      };
      set_alert_phone: {
        Args: { at_showroom: string; phone: string };
        Returns: undefined;
      };
      set_lock_after_minutes: {
        Args: { minutes: number };
        Returns: undefined;
      };
      set_monday_mail: {
        Args: { wanted: boolean };
        Returns: undefined;
      };
      set_shop_picture: {
        Args: { place: string; original: string };
        Returns: undefined;
      };
      settle_replies: {
        Args: { phone_number: string; are_settled?: boolean };
        Returns: undefined;
      };
      show_account: {
        Args: { person: string };
        Returns: { user_id: string | null; email: string | null; created_at: string | null; last_sign_in_at: string | null; roles: string[] | null; is_owner: boolean | null; is_me: boolean | null; is_blocked: boolean | null; sessions: number | null; has_second_step: boolean | null }[];
      };
      split_customer: {
        Args: { leads: string[] };
        Returns: undefined;
      };
      staff_state: {
        Args: Record<PropertyKey, never>;
        Returns: { user_id: string | null; last_seen_at: string | null; has_second_step: boolean | null; open_leads: number | null }[];
      };
      start_empty: {
        Args: { keeps_articles?: boolean };
        Returns: number;
      };
      still_signed_in: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      store_standing: {
        Args: Record<PropertyKey, never>;
        Returns: { quiet_from: string | null; quiet_until: string | null; started_quiet_from: string | null; started_quiet_until: string | null; backed_up_at: string | null; mails_are_sent: boolean | null }[];
      };
      take_back_call: {
        Args: { lead: string; at_version: number; assignee?: string; next_try?: string };
        Returns: Database["public"]["Tables"]["financing_leads"]["Row"][];
      };
      take_back_ownership: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      text_promise: {
        Args: { submission: string };
        Returns: { state: string | null; due_at: string | null }[];
      };
      try_again: {
        Args: Record<PropertyKey, never>;
        Returns: undefined;
      };
      unblock_account: {
        Args: { person: string };
        Returns: undefined;
      };
      undo_sale: {
        Args: { sale: string };
        Returns: undefined;
      };
      unfinished_work: {
        Args: Record<PropertyKey, never>;
        Returns: { words: string | null; path: string | null; can_retry: boolean | null }[];
      };
      unload_move: {
        Args: { move: string; showroom: string };
        Returns: undefined;
      };
      waiting_shoppers: {
        Args: Record<PropertyKey, never>;
        Returns: { kind: string | null; product_id: string | null; type: string | null; size: string | null; people: number | null; least_cents: number | null; most_cents: number | null }[];
      };
      was_done: {
        Args: { key: string };
        Returns: boolean;
      };
    };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
};
