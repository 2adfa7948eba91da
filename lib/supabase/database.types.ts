/** The database as defined by supabase/migrations. */
export type Database = {
  public: {
    Tables: {
      /** One table for each model year: `inventoryTable` of content/business.ts. */
      [inventory: string]: {
        Row: {
          id: number;
          brand: string | null;
          model: string | null;
          year: number;
          img: string | null;
          created_at: string;
        };
        Insert: {
          id?: never;
          brand?: string | null;
          model?: string | null;
          year?: number;
          img?: string | null;
          created_at?: string;
        };
        Update: Partial<Database['public']['Tables'][string]['Insert']>;
        Relationships: [];
      };
    };
    Views: Record<string, never>;
    Functions: Record<string, never>;
    Enums: Record<string, never>;
    CompositeTypes: Record<string, never>;
  };
};
