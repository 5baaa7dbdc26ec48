import type { APIRequestContext } from "@playwright/test";
import { apiKeyHeader, expect, type Store } from "./fixtures.ts";
import { lenders } from "./sample.ts";

interface Lead {
  first_name: string;
  last_name: string;
  phone: string;
  financing_option: string;
}

/** Leads as shoppers leave them, one after the other; with the first lender where none is named. */
export async function createLeads(
  request: APIRequestContext,
  store: Store,
  ...leads: Partial<Lead>[]
) {
  for (const lead of leads) {
    const response = await request.post(`${store.url}/rest/v1/financing_leads`, {
      headers: apiKeyHeader,
      data: { financing_option: lenders[0]!.name, status: "pending", ...lead },
    });
    expect(response.status()).toBe(201);
  }
}
