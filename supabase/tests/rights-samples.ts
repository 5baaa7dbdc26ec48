/** The world in which rights are tried: rows in every table, and a valid row and arguments for each. */

import { randomUUID } from "node:crypto";
import { lenders } from "#content/lenders.ts";

export const ids = {
  other: randomUUID(),
  formerAdmin: randomUUID(),
  /** An admin who is limited to the sales floor. */
  sales: randomUUID(),
  owner: randomUUID(),
  lead: randomUUID(),
  inquiry: randomUUID(),
  submission: randomUUID(),
  sale: randomUUID(),
  hold: randomUUID(),
  request: randomUUID(),
  lot: randomUUID(),
  move: randomUUID(),
  asked: randomUUID(),
  zone: randomUUID(),
  picture: randomUUID(),
};

export const world = `
  insert into auth.users (id, email) values ('${ids.other}', 'other@example.com'),
    ('${ids.formerAdmin}', 'former@example.com'), ('${ids.owner}', 'owner@example.com'),
    ('${ids.sales}', 'sales@example.com');
  insert into public.user_roles (user_id, role) values ('${ids.other}', 'user'),
    ('${ids.formerAdmin}', 'admin'), ('${ids.owner}', 'admin');
  insert into public.user_roles (user_id, role, limited_to_sales) values ('${ids.sales}', 'admin', true);
  delete from public.user_roles where user_id = '${ids.formerAdmin}';
  select set_config('request.jwt.claims', '{"role": "anon"}', true);
  insert into public.financing_leads
    (id, first_name, last_name, phone, financing_option, submission_key, consent_version) values
    ('${ids.lead}', 'Dana', 'Whitfield', '(586) 555-0117', '${lenders[1]!.name}', '${ids.submission}',
      '2026-11-21');
  insert into public.financing_leads (first_name, last_name, phone, financing_option) values
    ('Luis', 'Arredondo', '586-555-0182', '${lenders[2]!.name}');
  update public.financing_leads set status = 'contacted', notes = 'Call back', calls = 1;
  insert into public.inquiries (id, kind, name, phone) values
    ('${ids.inquiry}', 'wants_call', 'Ned Ryerson', '586-555-0131'), (gen_random_uuid(), 'walk_in', 'Ann', null);
  update private.settings set texts_are_sent = true;
  insert into public.erasures (what) values ('account'), ('requests');
  update private.catalog_state set filled_at = now();
  insert into public.lots (id, supplier, paid_cents) values ('${ids.lot}', 'Lakeside Liquidators', 400000),
    (gen_random_uuid(), 'Harbor Overstock', 300000);
  insert into public.products
    (id, slug, list, type, title, price_cents, compare_at_cents, style, colors, lot_id, pieces)
    values ('901', 'oak-bench', 'bedroom', 'bench', 'Oak Bench', 19900, 49900, 'modern', '{gray}', '${ids.lot}',
      '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]');
  update public.products set slug = 'oak-hall-bench' where id = '901';
  insert into public.products
    (id, slug, list, type, title, price_cents, compare_at_cents, style, colors, pieces)
    values ('903', 'fir-bench', 'bedroom', 'bench', 'Fir Bench', 19900, 49900, 'modern', '{gray}',
      '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]');
  update public.products set slug = 'fir-hall-bench' where id = '903';
  insert into public.stock (product_id, showroom, on_hand) values ('901', 'east', 2), ('903', 'east', 1);
  insert into public.packages (id, slug, name, pieces, price_cents, compare_at_cents, includes, style, colors, stock_east)
    values ('package-9', 'den', 'Den', 2, 99900, 199900,
      '[{"name": "Chair", "count": 2, "detail": "30 in. wide"}]', 'modern', '{gray}', 2),
    ('package-8', 'nook', 'Nook', 2, 99900, 199900,
      '[{"name": "Chair", "count": 2, "detail": "30 in. wide"}]', 'modern', '{gray}', 2);
  insert into public.offers (kind, headline) values ('mattress-special', 'All sizes'), ('deal-of-the-month', 'Beds');
  insert into public.notices (words) values ('Open until 6 today'), ('Closed on Monday');
  insert into public.articles (id, category, title, excerpt, body, published, picture, picture_alt) values
    ('oak-1', 'furniture-care', 'Oak', 'How oak is kept.', 'Dust it.', '2026-11-01', 'oak-bench', 'A bench'),
    ('fir-1', 'furniture-care', 'Fir', 'How fir is kept.', 'Dust it.', '2026-11-01', 'fir-bench', 'A bench');
  insert into public.shop (name, description, phone, email, shop_online_url, payment_provider,
    free_delivery_from_cents, delivery_fee_cents, hold_rule) values ('Example Home', 'Closeouts', '(586) 555-0100',
    'hello@example.com', 'https://shop.example.com', 'SamplePay', 100000, 9900, 'Until closing.');
  update public.shop set counts_demand = true;
  insert into public.showrooms (id, name, city, street, region, postal_code, phone, latitude, longitude)
    values ('east', 'East', 'Sterling Heights', '1 Main Street', 'MI', '48312', '(586) 555-0142', 42.58, -83.03),
      ('west', 'West', 'Southfield', '2 Main Street', 'MI', '48034', '(248) 555-0168', 42.5, -83.28);
  insert into public.opening_hours (showroom, weekday, opens, closes) values ('east', 1, '10:00', '20:00'), ('west', 1, null, null);
  insert into public.special_days (showroom, day) values ('east', '2030-12-25'), ('west', '2030-12-25');
  insert into public.pictures (name, hash, width, height, widths, color, alt)
    values ('oak-bench', 'abcdef', 1600, 1200, '{400,800}', '#c0c0b0', 'An oak bench'),
      ('fir-bench', 'abcdef', 1600, 1200, '{400,800}', '#c0c0b0', 'A fir bench');
  update public.products set state = 'live';
  insert into public.product_pictures (id, product_id, original, alt) values
    ('${ids.picture}', '901', repeat('a', 64) || '.jpg', 'An oak bench'),
    (gen_random_uuid(), '903', repeat('b', 64) || '.jpg', 'A fir bench');
  insert into public.product_notes (product_id, cost_cents, lot) values
    ('901', 9900, 'Pallet 7'), ('903', 8900, 'Pallet 8');
  insert into public.holds (id, product_id, showroom, name, phone, until) values
    ('${ids.hold}', '901', 'east', 'Dana Whitfield', '(586) 555-0117', now() + interval '2 days'),
    (gen_random_uuid(), '903', 'east', 'Luis Arredondo', '(586) 555-0182', now() + interval '2 days');
  insert into public.hold_requests (id, product_id, showroom, name, phone, submission_key, consent_version)
    values ('${ids.request}', '901', 'east', 'Ann Lee', '(586) 555-0129', '${ids.asked}', 'hold-2026-11-24');
  insert into public.hold_requests (product_id, showroom, name, phone)
    values ('903', 'west', 'Bo Diaz', '(248) 555-0164');
  insert into public.product_alerts (kind, product_id, most_cents, phone, consent_version)
    values ('price', '901', 15000, '(586) 555-0117', 'price-2026-11-27');
  insert into public.product_alerts (kind, product_id, phone, consent_version)
    values ('available', '903', '(248) 555-0164', 'available-2026-11-27');
  insert into public.product_alerts (kind, product_id, phone, consent_version)
    values ('check', '901', '(248) 555-0164', 'check-2026-11-27-2');
  insert into public.reviews (name, rating, text, source) values ('Ann Lee', 4, 'Good chair.', 'Google'), ('Bo Diaz', 5, 'Fast.', 'Yelp');
  insert into public.delivery_zones (id, area, zips, fee_cents, days) values
    ('${ids.zone}', 'Oakland County', '{483}', 9900, '{2}'), (gen_random_uuid(), 'Wayne County', '{482}', 9900, '{3}');
  insert into public.sales (id, product_id, showroom, quantity, price_cents) values
    ('${ids.sale}', '901', 'west', 1, 19900), (gen_random_uuid(), '903', 'west', 1, 19900);
  insert into public.push_devices (user_id, session_id, endpoint, p256dh, auth, label, quiet_from, quiet_until)
    values ('${ids.owner}', '${ids.owner}', 'https://push.example.com/a', repeat('B', 87), repeat('A', 22), 'Phone', '21:00', '08:00'),
      ('${ids.other}', '${ids.other}', 'https://push.example.com/d', repeat('B', 87), repeat('A', 22), 'Phone', '21:00', '08:00');
  insert into public.invitations (email, role, invited_by, token_hash) values
    ('other@example.com', 'user', '${ids.owner}', encode(sha256(repeat('i', 64)::bytea), 'hex')),
    ('third@example.com', 'user', '${ids.owner}', repeat('c', 64));
  insert into public.alert_phones values ('east', '+15865550142'), ('west', '+12485550168');
  insert into private.text_replies (phone, body, kind, received_at)
    values ('+15865550117', 'Please no more of these', 'maybe_stop', now());
  insert into public.publications (version, published_at) values (1, now()), (2, now());
  insert into public.stock_moves (id, product_id, showroom, to_showroom, quantity) values
    ('${ids.move}', '901', 'east', 'west', 1), (gen_random_uuid(), '903', 'east', 'west', 1);
  insert into public.deliveries (sale_id, day, name, phone, street, zip, cancelled_at)
    select id, current_date, 'Ann Lee', '(586) 555-0129', '1 Oak Street', '48312', now() from public.sales;
  insert into public.lot_counts (product_id, expected) values ('901', 2), ('903', 1);
  insert into public.price_plans (product_id, kind, starts_at, ends_at, price_cents)
    select id, 'sale', now() + interval '1 day', now() + interval '2 days', 15900 from public.products;
`;

interface Sample {
  /** A whole valid row without what has a default, or the arguments of a function. */
  row: () => Record<string, unknown>;
  /** A valid value for every column that takes one. */
  values: Record<string, unknown>;
}

const time = "2026-11-20T12:00:00Z";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const soon = inDays(1);
const later = inDays(3);
const uuid = () => randomUUID();
const pieces = [{ name: "Bench", count: 1, widthIn: 48, depthIn: 16, heightIn: 18 }];
const lines = [{ name: "Chair", count: 2, detail: "30 in. wide" }];
const call = (args: Record<string, unknown>): Sample => ({ row: () => args, values: {} });
/** All that app/admin/leads/list/database-search.ts may ask for. */
const search = {
  ...{
    text: "dana",
    words: ["dana"],
    digits: "586",
    status: "contacted",
    lender: lenders[1]!.name,
  },
  ...{ only: "due", now: time, since: time, until: later, showroom: "site", person: "nobody" },
  ...{
    contact: [0, 3_600_000],
    texts: ["queued"],
    again: [time, null],
    repeated: true,
    in_time: true,
  },
  ...{
    sold: true,
    sort: "name",
    descending: false,
    most: 25,
    skip: 0,
    few: 10,
    near: 10,
    twins: true,
  },
};

export const samples: Record<string, Sample> = {
  financing_leads: {
    row: () => ({
      first_name: "Ann",
      last_name: "Lee",
      phone: "586-555-0117",
      financing_option: lenders[1]!.name,
      status: "pending",
      submission_key: uuid(),
    }),
    values: {
      id: uuid(),
      first_name: "Bo",
      last_name: "Diaz",
      phone: "248-555-0164",
      financing_option: lenders[2]!.name,
      status: "pending",
      notes: "Called",
      created_at: time,
      submission_key: uuid(),
      version: 2,
      updated_at: time,
      first_contacted_at: time,
      consent_version: "2026-11-21",
      anonymized_at: time,
      suspected_junk: "staff",
      earlier_contact_at: time,
      assigned_to: ids.owner,
      follow_up_at: later,
      calls: 1,
      first_called_at: time,
      source: "phone",
      showroom: "east",
      noted_at: time,
      piece: "oak-bench",
      reply_waiting_since: time,
      customer_id: uuid(),
    },
  },
  hold_requests: {
    row: () => ({
      product_id: "901",
      showroom: "east",
      name: "Cy Young",
      phone: "586-555-0117",
      submission_key: uuid(),
    }),
    values: {
      id: uuid(),
      product_id: "903",
      showroom: "west",
      name: "Bo Diaz",
      phone: "248-555-0164",
      submission_key: uuid(),
      consent_version: "hold-2026-11-24",
      created_at: time,
      suspected_junk: "phone",
      answer: "held",
      reason: "Sold.",
      answered_at: time,
      answered_by_email: "owner@example.com",
      hold_id: null,
      anonymized_at: time,
    },
  },
  product_alerts: {
    row: () => ({
      kind: "similar",
      type: "bed",
      phone: "586-555-0117",
      submission_key: uuid(),
      consent_version: "similar-2026-11-27",
    }),
    values: {
      id: uuid(),
      kind: "similar",
      product_id: "901",
      type: "sofa",
      size: "Queen",
      most_cents: 50_000,
      phone: "248-555-0164",
      submission_key: uuid(),
      consent_version: "similar-2026-11-27",
      created_at: time,
      suspected_junk: "phone",
      address: "192.0.2.7",
      due_at: time,
      texted_at: time,
      answer: "here",
    },
  },
  reviews: {
    row: () => ({ name: "Ann Lee", rating: 4, text: "Good chair.", source: "Google" }),
    values: {
      id: uuid(),
      name: "Bo Diaz",
      rating: 5,
      text: "Fast.",
      shown_date: "Last week",
      source: "Yelp",
      source_url: "https://example.com/review",
      is_sample: true,
      is_shown: false,
      position: 3,
      version: 1,
      updated_at: time,
    },
  },
  articles: {
    row: () => ({
      ...{
        id: `ash-${uuid()}`,
        category: "furniture-care",
        title: "Ash",
        excerpt: "How ash is kept.",
      },
      ...{
        body: "Dust it.",
        published: "2026-11-01",
        picture: "oak-bench",
        picture_alt: "A bench",
      },
    }),
    values: {
      ...{ id: `elm-${uuid()}`, category: "room-design-tips", title: "Elm", excerpt: "On elm." },
      ...{ body: "Oil it.", byline: "Ann Lee", published: "2026-11-02", checked: "2026-11-03" },
      ...{ picture: "fir-bench", picture_alt: "A table", products: ["oak-bench"] },
      ...{ is_shown: false, is_sample: true, version: 1, updated_at: time },
    },
  },
  delivery_zones: {
    row: () => ({ area: "Macomb County", zips: ["480"], fee_cents: 9_900, days: [4] }),
    values: {
      id: uuid(),
      area: "Detroit",
      zips: ["48226"],
      fee_cents: 4_900,
      days: [1, 2],
      lead_days: 2,
      most_per_day: 8,
      position: 3,
      version: 1,
      updated_at: time,
    },
  },
  invitations: {
    row: () => ({ email: "new@example.com", role: "admin", token_hash: "a".repeat(64) }),
    values: {
      id: uuid(),
      email: "newer@example.com",
      role: "user",
      invited_by: ids.owner,
      invited_by_email: "owner@example.com",
      created_at: time,
      expires_at: later,
      accepted_at: time,
      showroom: "west",
      name: "Maya Rivera",
      limited_to_sales: true,
      token_hash: "b".repeat(64),
    },
  },
  push_devices: {
    row: () => ({
      user_id: ids.owner,
      session_id: ids.owner,
      endpoint: `https://push.example.com/${uuid()}`,
      p256dh: "B".repeat(87),
      auth: "A".repeat(22),
      label: "Phone",
    }),
    values: {
      id: uuid(),
      user_id: ids.owner,
      session_id: ids.owner,
      endpoint: "https://push.example.com/c",
      p256dh: "C".repeat(87),
      auth: "C".repeat(22),
      label: "Computer",
      showroom: "east",
      quiet_from: "21:00",
      quiet_until: "08:00",
      created_at: time,
      failures: 1,
      kinds: ["lead"],
    },
  },
  alert_phones: {
    row: () => ({ showroom: "west", phone_e164: "+12485550168" }),
    values: { showroom: "west", phone_e164: "+12485550169", kinds: ["hold"] },
  },
  lead_events: {
    row: () => ({ lead_id: ids.lead, at: time, field: "status" }),
    values: {
      lead_id: ids.lead,
      at: time,
      changed_by: ids.owner,
      changed_by_email: "owner@example.com",
      field: "notes",
      old_value: "a",
      new_value: "b",
      inquiry_id: ids.inquiry,
    },
  },
  inquiries: {
    row: () => ({ kind: "walk_in", name: "Ann Lee" }),
    values: {
      id: uuid(),
      kind: "cash",
      name: "Bo Diaz",
      phone: "248-555-0164",
      piece: "oak-bench",
      showroom: "east",
      status: "declined",
      notes: "Called",
      assigned_to: ids.owner,
      follow_up_at: later,
      created_at: time,
      version: 2,
      updated_at: time,
      first_contacted_at: time,
      submission_key: uuid(),
      anonymized_at: time,
    },
  },
  // A view of one table, which Postgres would write through.
  lead_texts: {
    row: () => ({ id: uuid(), lead_id: ids.lead, state: "queued", due_at: time, created_at: time }),
    values: {},
  },
  lenders: {
    row: () => ({
      name: "Example Lending",
      position: 9,
      audience: "For Good Credit",
      terms: "0% interest",
      application_url: "https://apply.example.com/x",
      plan: "zero-percent",
      example_months: 12,
    }),
    values: {
      name: "Sample Credit",
      position: 10,
      audience: "Credit Needed",
      terms: "90 days",
      application_url: "https://apply.example.com/y",
      active: false,
      slug: "sample-credit",
      details: ["Fast"],
      id: uuid(),
      is_sample: true,
      plan: "zero-percent",
      example_months: 24,
      version: 1,
      updated_at: time,
    },
  },
  products: {
    row: () => ({
      slug: "ash-bench",
      list: "bedroom",
      type: "bench",
      title: "Ash Bench",
      price_cents: 9_900,
      compare_at_cents: 29_900,
      style: "modern",
      colors: ["gray"],
      pieces,
    }),
    values: {
      is_sample: true,
      id: "902",
      slug: "elm-bench",
      list: "in-store",
      state: "live",
      position: 3,
      type: "bed",
      title: "Elm Bench",
      description: "A bench.",
      price_cents: 8_900,
      compare_at_cents: 89_900,
      badge: "Premium",
      style: "farmhouse",
      size: "Queen",
      colors: ["white"],
      finish: "oiled",
      materials: ["elm"],
      pieces,
      features: ["Stacks"],
      care: "Dust it.",
      condition: "floor model",
      condition_reason: "A scratch",
      add_ons: [],
      free_tv: true,
      location: "All Locations",
      gradient: "none",
      added_on: "2026-11-20",
      sold_at: time,
      went_live_at: time,
      publish_at: later,
      compare_at_source: "Maker's list",
      sku: "OB-48",
      facts: { assembly: "none" },
      lot_id: ids.lot,
      version: 2,
      updated_at: time,
    },
  },
  product_slugs: {
    row: () => ({ slug: "old-bench", product_id: "901" }),
    values: { slug: "older-bench", product_id: "901", since: time },
  },
  stock: {
    row: () => ({ product_id: "901", showroom: "west", on_hand: 1 }),
    values: {
      product_id: "901",
      showroom: "west",
      on_hand: 3,
      counted_at: time,
      version: 1,
    },
  },
  packages: {
    row: () => ({
      id: "package-10",
      slug: "loft",
      name: "Loft",
      pieces: 2,
      price_cents: 99_900,
      compare_at_cents: 199_900,
      includes: lines,
      style: "modern",
      colors: ["gray"],
    }),
    values: {
      is_sample: true,
      picture_of: "903",
      id: "package-11",
      slug: "attic",
      state: "draft",
      position: 4,
      name: "Attic",
      pieces: 3,
      price_cents: 89_900,
      compare_at_cents: 299_900,
      monthly_payment_cents: 9_900,
      description: "A room.",
      includes: lines,
      features: ["Fits"],
      style: "glam",
      colors: ["white"],
      finish: "oiled",
      materials: ["oak"],
      care: "Dust it.",
      stock_east: 1,
      stock_west: 1,
      product_ids: ["901"],
      version: 1,
      updated_at: time,
    },
  },
  offers: {
    row: () => ({ kind: "mattress-special", headline: "Kings too" }),
    values: {
      id: uuid(),
      kind: "deal-of-the-month",
      package_id: null,
      headline: "Beds",
      starts_at: time,
      ends_at: "2030-01-01T00:00:00Z",
      version: 1,
      updated_at: time,
    },
  },
  notices: {
    row: () => ({ words: "Closed Monday" }),
    values: {
      id: uuid(),
      words: "Closed Tuesday",
      path: "/deals",
      starts_at: time,
      ends_at: "2030-01-01T00:00:00Z",
      version: 1,
      updated_at: time,
    },
  },
  shop: {
    row: () => ({
      name: "Example Home",
      description: "Closeouts",
      phone: "(586) 555-0100",
      email: "hello@example.com",
      shop_online_url: "https://shop.example.com",
      payment_provider: "SamplePay",
      free_delivery_from_cents: 100_000,
      delivery_fee_cents: 9_900,
      hold_rule: "Until closing.",
    }),
    values: {
      the_only_row: true,
      name: "Sample Home",
      area: "Grand Rapids",
      description: "Deals",
      phone: "(586) 555-0101",
      email: "hi@example.com",
      shop_online_url: "https://online.example.com",
      payment_provider: "OtherPay",
      free_delivery_from_cents: 90_000,
      delivery_fee_cents: 8_900,
      hold_rule: "Until noon.",
      reviews_are_samples: false,
      home_words: { hero: "Good furniture." },
      monthly_payments_shown: false,
      sales_tax_percent: 6.5,
      counts_demand: true,
      disclosures: { "lease-to-own": "Not a loan." },
      sample_marks: ["lenders"],
      text_wording: "{shop}: {link} STOP ends, HELP helps.",
      quiet_from: "20:00",
      quiet_until: "09:00",
      policies: {
        "/return-policy": {
          intro: "Final.",
          sections: [{ id: "a", title: "A", paragraphs: ["Call {phone}."] }],
        },
      },
      social: [],
      version: 1,
      updated_at: time,
    },
  },
  showrooms: {
    row: () => ({
      id: "west",
      name: "West",
      city: "Southfield",
      street: "2 Main Street",
      region: "MI",
      postal_code: "48034",
      phone: "(248) 555-0168",
      latitude: 42.5,
      longitude: -83.28,
    }),
    values: {
      id: "west",
      name: "Western",
      is_shown: false,
      city: "Troy",
      street: "3 Main Street",
      region: "OH",
      postal_code: "48083",
      phone: "(248) 555-0169",
      latitude: 42.6,
      longitude: -83.1,
      version: 1,
      updated_at: time,
    },
  },
  opening_hours: {
    row: () => ({ showroom: "east", weekday: 2 }),
    values: { showroom: "east", weekday: 3, opens: "09:00", closes: "21:00", version: 1 },
  },
  special_days: {
    row: () => ({ showroom: "east", day: "2030-11-28" }),
    values: {
      showroom: "east",
      day: "2030-07-04",
      opens: "09:00",
      closes: "12:00",
      note: "Short day",
      version: 1,
    },
  },
  lot_counts: {
    row: () => ({ product_id: "901" }),
    values: {
      ...{ product_id: "903", expected: 2, arrived: 2, damaged: 1, showroom: "east" },
      ...{ received_at: time, received_by_email: "owner@example.com" },
    },
  },
  deliveries: {
    row: () => ({
      ...{ sale_id: ids.sale, day: later.slice(0, 10), name: "Ann Lee", phone: "(586) 555-0129" },
      ...{ street: "1 Oak Street", zip: "48312" },
    }),
    values: {
      ...{ id: uuid(), sale_id: ids.sale, hold_id: ids.hold, day: "2026-12-01", name: "Bo Diaz" },
      ...{ phone: "(248) 555-0164", street: "2 Fir Street", zip: "48226", note: "Call first" },
      ...{ cancelled_at: time, version: 1 },
    },
  },
  stock_moves: {
    row: () => ({ product_id: "901", showroom: "east", to_showroom: "west", quantity: 1 }),
    values: {
      ...{ id: uuid(), product_id: "903", showroom: "east", to_showroom: "west", quantity: 2 },
      ...{ sent_at: time, sent_by_email: "owner@example.com", unloaded_showroom: "west" },
      ...{ unloaded_at: time, unloaded_by_email: "owner@example.com" },
    },
  },
  lots: {
    row: () => ({ supplier: "Bay Returns" }),
    values: {
      ...{
        id: uuid(),
        supplier: "Lakeside",
        arrived_on: "2026-11-20",
        paid_cents: 420_000,
        pallets: 6,
      },
      ...{ note: "Two wet boxes", list: "bedroom", showroom: "east", maker: "Fenwick" },
      ...{
        condition: "open box",
        condition_reason: "Shelf pulls",
        compare_at_source: "Maker's list",
      },
      ...{ price_percent: 40, created_at: time, created_by: ids.owner },
      ...{ version: 1, updated_at: time },
    },
  },
  product_notes: {
    row: () => ({ product_id: "901", cost_cents: 9_900 }),
    values: {
      product_id: "901",
      cost_cents: 8_800,
      lot: "Pallet 9",
      note: "Ask for $150",
      version: 1,
      updated_at: time,
    },
  },
  product_pictures: {
    row: () => ({ product_id: "901", original: `${"c".repeat(64)}.png`, alt: "A bench" }),
    values: {
      id: uuid(),
      product_id: "903",
      position: 2,
      original: `${"d".repeat(64)}.webp`,
      turn: 90,
      zoom: 150,
      focus_x: 10,
      focus_y: 20,
      light: 1,
      stands_in: true,
      alt: "Its side",
      showroom: "west",
      taken_at: "2026-11-20T15:00:00Z",
      name: "photo-abcdefabcdef",
      problem: "Broken.",
      can_retry: true,
      place: "west",
      version: 1,
      updated_at: time,
    },
  },
  pictures: {
    row: () => ({
      name: "ash-bench",
      hash: "abcdef",
      width: 1600,
      height: 1200,
      widths: [400],
      color: "#c0c0b0",
      alt: "An ash bench",
    }),
    values: {
      name: "elm-bench",
      hash: "fedcba",
      width: 800,
      height: 600,
      widths: [800],
      color: "#000000",
      alt: "An elm bench",
      has_jpeg: true,
      created_at: time,
    },
  },
  price_plans: {
    row: () => ({
      product_id: "901",
      kind: "sale",
      starts_at: soon,
      ends_at: later,
      price_cents: 14_900,
    }),
    values: {
      id: uuid(),
      product_id: "903",
      kind: "falling",
      starts_at: later,
      ends_at: inDays(9),
      price_cents: 18_900,
      step_percent: 10,
      every_days: 7,
      floor_cents: 9_900,
      batch: uuid(),
      shows_next: true,
      may_go_below_cost: true,
      state: "ended",
      ended_because: "over",
      regular_cents: 19_900,
      plan_cents: 18_900,
      steps: 1,
      due_at: later,
    },
  },
  holds: {
    row: () => ({
      product_id: "901",
      showroom: "east",
      name: "Ann Lee",
      phone: "(586) 555-0129",
      until: soon,
    }),
    values: {
      id: uuid(),
      product_id: "903",
      showroom: "west",
      name: "Bo Diaz",
      phone: "(248) 555-0164",
      until: later,
      state: "ended",
      lead_id: ids.lead,
      made_at: time,
      made_by: ids.owner,
      made_by_email: "owner@example.com",
      ended_at: time,
      ended_by_email: "owner@example.com",
      version: 1,
    },
  },
  sales: {
    row: () => ({ product_id: "901", showroom: "east", quantity: 1, price_cents: 19_900 }),
    values: {
      id: uuid(),
      product_id: "903",
      showroom: "west",
      quantity: 2,
      price_cents: 9_900,
      lead_id: ids.lead,
      lead_status_before: "pending",
      hold_id: null,
      was_last: true,
      sold_at: time,
      sold_by: ids.owner,
      sold_by_email: "owner@example.com",
      undone_at: time,
      undone_by_email: "owner@example.com",
      package_id: null,
      package_name: null,
      return_of: null,
      is_restocked: false,
      tax_percent: 6,
      note: "For her mother.",
      corrected_at: time,
      inquiry_id: ids.inquiry,
    },
  },
  sold: {
    row: () => ({ id: uuid(), product_id: "901" }),
    values: {
      ...{ id: uuid(), sold_at: time, day: "2026-11-20", return_of: null, product_id: "903" },
      ...{
        slug: "oak-bench",
        title: "Oak Bench",
        list: "bedroom",
        lot_id: null,
        package_id: null,
        package_name: null,
      },
      ...{
        showroom: "west",
        sold_by: ids.owner,
        sold_by_email: "owner@example.com",
        lead_id: ids.lead,
      },
      ...{
        lead_name: "Dana Whitfield",
        lender: "Other",
        note: "",
        corrected_at: null,
        quantity: 2,
      },
      ...{ price_cents: 9_900, revenue_cents: 19_800, tax_percent: 6, tax_cents: 1_188 },
      ...{ cost_cents: 8_000, days_standing: 40, margin_cents: 11_800 },
    },
  },
  changes: {
    row: () => ({
      table_name: "products",
      record: "901",
      record_name: "Oak Bench",
      action: "changed",
      catalog_version: 1,
    }),
    values: {
      at: time,
      changed_by: ids.owner,
      changed_by_email: "owner@example.com",
      table_name: "stock",
      record: "901 east",
      record_name: "Bench",
      action: "added",
      before: {},
      after: {},
      catalog_version: 2,
      row_version: 3,
    },
  },
  publications: {
    row: () => ({ version: 4, published_at: time }),
    values: {
      version: 3,
      published_at: time,
      error: "x",
      warnings: [],
      pages_written: 1,
      release: "r",
    },
  },
  role_events: {
    row: () => ({ action: "assigned", role: "admin", user_id: ids.other }),
    values: {
      at: time,
      changed_by: ids.owner,
      changed_by_email: "owner@example.com",
      action: "removed",
      role: "user",
      user_id: ids.owner,
      user_email: "owner@example.com",
    },
  },
  user_roles: {
    row: () => ({ user_id: ids.other, role: "admin" }),
    values: {
      id: uuid(),
      user_id: ids.formerAdmin,
      role: "admin",
      created_at: time,
      is_owner: true,
      showroom: "west",
      name: "Pat Miller",
      limited_to_sales: true,
    },
  },
  start_empty: call({ keeps_articles: true }),
  order_lenders: call({ ids: [ids.request] }),
  change_products: call({ changes: [{ id: "901", version: 3, price_cents: 18_900 }] }),
  save_product: call({
    product: {
      id: "901",
      version: 3,
      title: "Oak Bench",
      colors: ["gray"],
      pieces,
      added_on: "2026-11-01",
      publish_at: null,
      notes: { cost_cents: 9_900, lot: "Pallet 7", note: "" },
    },
    pictures: [
      { id: ids.picture, original: `${"a".repeat(64)}.jpg`, turn: 0, alt: "An oak bench" },
    ],
    stock: { east: 2 },
  }),
  import_products: call({ rows: [{ product: { id: "901", version: 3, sku: "OB-48" } }] }),
  put_back: call({ changes: [] }),
  hold_end: call({ showroom: "east" }),
  waiting_shoppers: call({}),
  answer_stock_checks: call({ product: "901", answer: "here" }),
  read_suggestions: call({}),
  count_demand: call({ seen: { "oak-bench": ["view"] }, searches: ["waterbed"] }),
  read_demand: call({}),
  hold_promise: call({ submission: ids.asked }),
  confirm_hold_request: call({ request: ids.request }),
  decline_hold_request: call({ request: ids.request, why: "Sold." }),
  reopen_hold_request: call({ request: ids.request }),
  sell_product: call({ product: "901", showroom: "east" }),
  receive_product: call({ product: "901", showroom: "east", arrived: 2 }),
  move_stock: call({ product: "901", from_showroom: "east", to_showroom: "west" }),
  unload_move: call({ move: ids.move, showroom: "west" }),
  set_actual_picture: call({
    ...{ product: "901", showroom: "east", original: `${"f".repeat(64)}.jpg` },
  }),
  sell_package: call({ package: "package-9", showroom: "east" }),
  correct_sale: call({ sale: ids.sale, price_cents: 18_900 }),
  return_sale: call({ sale: ids.sale }),
  read_deliveries: call({ from_day: "2026-11-01", to_day: "2026-12-31" }),
  read_sales: call({
    asked: {
      ...{ from: "2026-11-01", to: "2026-11-30", text: "bench", showroom: "east", list: "bedroom" },
      ...{
        person: ids.owner,
        lender: "none",
        lot: "none",
        product: "901",
        kind: "sale",
        by: "week",
      },
      ...{ most: 50, skip: 0 },
    },
  }),
  read_lots: call({}),
  was_done: call({ key: ids.request }),
  undo_sale: call({ sale: ids.sale }),
  erasures: {
    row: () => ({ what: "account" }),
    values: {
      at: time,
      erased_by: ids.owner,
      erased_by_email: "owner@example.com",
      what: "requests",
      leads: 1,
      texts: 1,
      replies: 1,
    },
  },
  account_emails: call({ ids: [ids.other] }),
  admin_needs_second_factor: call({}),
  block_account: call({ person: ids.other }),
  delete_my_account: call({}),
  employee_left: call({ person: ids.other }),
  end_my_session: call({ session: ids.other }),
  end_sessions_of: call({ person: ids.other }),
  erase_account: call({ person: ids.other }),
  erase_number: call({ phone: "(586) 555-0117" }),
  erase_sender: call({ lead: ids.lead }),
  find_account: call({ wanted: "other@example.com" }),
  hand_over_ownership: call({ new_owner: ids.owner }),
  lock_after_minutes: call({}),
  monday_mail: call({}),
  store_standing: call({}),
  my_sessions: call({}),
  preview_erasure: call({ lead: ids.lead }),
  preview_erasure_of_number: call({ phone: "(586) 555-0117" }),
  set_monday_mail: call({ wanted: true }),
  set_lock_after_minutes: call({ minutes: 10 }),
  show_account: call({ person: ids.other }),
  unblock_account: call({ person: ids.other }),
  remove_second_factors: call({ person: ids.other }),
  resend_text: call({ lead: ids.lead }),
  send_text: call({ lead: ids.lead, words: "See you at five", key: uuid() }),
  read_conversation: call({ lead: ids.lead }),
  answer_stop_question: call({ reply: 1, means_stop: false }),
  settle_replies: call({ phone_number: "+15865550117" }),
  replies_without_lead: call({}),
  meet_at_lead: call({ lead: ids.lead }),
  leave_lead: call({ lead: ids.lead }),
  lead_activity: call({ lead: ids.lead }),
  merge_customers: call({ lead: ids.lead, other: ids.lead }),
  split_customer: call({ leads: [ids.lead] }),
  find_customer: call({ lead: ids.lead }),
  find_leads: call({
    asked: { ...search, after: { key: "dana", created_at: time, id: ids.lead } },
  }),
  count_leads: call({ asked: search }),
  count_worklists: call({}),
  read_overview: call({ days: ["2026-11-01", "2026-11-30"] }),
  read_week: call({ grouping_by: "lender", since: "2026-11-01", until: "2026-11-30" }),
  lead_words: {
    row: () => ({ lead_id: ids.lead, found: "dana whitfield" }),
    values: { lead_id: ids.lead, found: "luis", said: "oak" },
  },
  text_templates: {
    row: () => ({ name: "Hello", body: "Hi {first_name}" }),
    values: {
      id: uuid(),
      name: "Bye",
      body: "Bye",
      position: 9,
      version: 1,
      archived_at: "2026-11-21T10:00:00Z",
    },
  },
  invite_staff: call({
    invited_email: "new@example.com",
    invited_role: "user",
    token: "t".repeat(64),
    at_showroom: "east",
    invited_name: "Maya Rivera",
  }),
  accept_invitation: call({ token: "i".repeat(64) }),
  staff_state: call({}),
  list_staff: call({}),
  introduce_myself: call({ my_name: "Pat Miller", at_showroom: "west" }),
  begin_export: call({}),
  take_back_ownership: call({}),
  try_again: call({}),
  unfinished_work: call({}),
  set_shop_picture: call({ place: "east", original: `${"e".repeat(64)}.jpg` }),
  may_take_back_ownership: call({}),
  push_key: call({}),
  add_push_device: call({
    endpoint: "https://push.example.com/b",
    p256dh: "B".repeat(87),
    auth: "A".repeat(22),
    label: "Phone",
  }),
  set_alert_phone: call({ at_showroom: "west", phone: "(248) 555-0168" }),
  send_test_text: call({ phone: "(248) 555-0168" }),
  log_call: call({ lead: ids.lead, outcome: "no_answer" }),
  take_back_call: call({ lead: ids.lead, at_version: 2 }),
  add_lead_note: call({ lead: ids.lead, words: "Wants the oak set" }),
  enter_lead: call({
    first_name: "Ann",
    last_name: "Lee",
    phone: "248-555-0164",
    financing_option: lenders[1]!.name,
    source: "walk_in",
    showroom: "east",
    notes: "",
    submission_key: uuid(),
  }),
  still_signed_in: call({}),
  text_promise: call({ submission: ids.submission }),
};
