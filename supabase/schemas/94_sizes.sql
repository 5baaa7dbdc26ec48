-- How long the texts may be that people write into tables: beyond four bytes for each character that its rules
-- allow, a text is refused before triggers, generated columns, policies and checks look through it, which
-- takes seconds for a megabyte. The rules themselves, and their words, stand with the tables.

do $$
declare
  entry record;
  conditions text;
begin
  for entry in select * from (values
    -- A column, and the most characters that its rules allow.
    ('financing_leads', 'first_name 50, last_name 50, phone 20, financing_option 60, status 20, notes 2000,
      consent_version 40, suspected_junk 20, piece 90, source 20, showroom 20'),
    ('inquiries', 'kind 20, name 100, phone 20, piece 90, showroom 20, status 20, notes 2000'),
    ('hold_requests', 'product_id 60, showroom 20, name 100, phone 20, consent_version 40, reason 120'),
    ('holds', 'product_id 60, showroom 20, name 100, phone 20, state 20'),
    ('products', 'id 60, slug 90, list 20, state 20, type 40, title 90, description 1200, badge 30, style 40,
      size 60, finish 200, care 1000, condition 20, condition_reason 300, location 20, gradient 230,
      compare_at_source 200, sku 60'),
    ('lots', 'supplier 80, note 1000, list 20, showroom 20, maker 60, condition 20, condition_reason 300,
      compare_at_source 200'),
    ('product_notes', 'lot 120, note 1000'),
    ('price_plans', 'product_id 60, kind 20'),
    ('product_alerts', 'kind 20, product_id 60, type 40, size 60, phone 20, consent_version 40,
      suspected_junk 20, address 60, answer 20'),
    ('stock', 'product_id 60, showroom 20'),
    ('packages', 'id 60, slug 90, state 20, name 90, description 2000, style 40, finish 200, care 1000,
      picture_of 60'),
    ('offers', 'kind 20, package_id 60, headline 160'),
    ('notices', 'words 140, path 200'),
    ('articles', 'id 80, category 40, title 90, excerpt 300, body 20000, byline 80, picture 120, picture_alt 200'),
    ('pictures', 'name 120, hash 64, color 7, alt 200'),
    ('product_pictures', 'original 70, alt 200'),
    ('lenders', 'name 60, audience 60, terms 120, application_url 400, plan 20'),
    ('shop', 'name 60, description 600, phone 20, email 254, shop_online_url 400, payment_provider 60,
      hold_rule 300, text_wording 320, area 60'),
    ('reviews', 'name 60, text 1000, shown_date 40, source 60, source_url 400'),
    ('showrooms', 'id 20, name 60, city 60, street 100, region 2, postal_code 5, phone 20'),
    ('opening_hours', 'showroom 20'),
    ('special_days', 'showroom 20, note 120'),
    ('delivery_zones', 'area 60'),
    ('deliveries', 'name 100, phone 20, street 120, zip 5, note 500'),
    ('invitations', 'email 255, role 20, showroom 20, name 60'),
    ('user_roles', 'role 20, showroom 20, name 60'),
    ('text_templates', 'name 40, body 600'),
    ('push_devices', 'endpoint 1000, p256dh 88, auth 24, label 80, showroom 20'),
    ('alert_phones', 'showroom 20')
  ) as known (in_table, columns) loop
    select string_agg(format('octet_length(new.%I) > %s', part[1], 4 * part[2]::integer), ' or ')
    into conditions
    from regexp_matches(entry.columns, '(\w+) (\d+)', 'g') as part;
    -- Before rows fire in the order of their names.
    execute format(
      'create trigger a_bound_texts before insert or update on public.%I
         for each row when (%s) execute function private.refuse_long_text()',
      entry.in_table, conditions
    );
  end loop;
end
$$;
