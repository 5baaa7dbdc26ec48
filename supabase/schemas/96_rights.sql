-- Who may do what: all is closed to everybody but the database's owner; then what is granted, whose rows a policy
-- lets people read and write, and who may call which function. supabase/rights.md says what comes of it.

revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

-- The secret key.
grant all on
  public.user_roles, public.lenders, public.reviews, public.shop, public.showrooms, public.opening_hours,
  public.special_days, public.delivery_zones, public.products, public.product_slugs, public.stock,
  public.packages, public.offers, public.notices, public.pictures, public.articles, public.financing_leads,
  public.lead_words, public.inquiries, public.holds, public.hold_requests, public.product_alerts,
  public.text_templates
  to service_role;

-- Forms of the site.
grant select on public.lenders to anon;
grant insert (first_name, last_name, phone, financing_option, status, submission_key, consent_version, piece)
  on public.financing_leads to anon, authenticated;
grant insert (product_id, showroom, name, phone, submission_key, consent_version)
  on public.hold_requests to anon, authenticated;
grant insert (kind, product_id, type, size, most_cents, phone, submission_key, consent_version)
  on public.product_alerts to anon, authenticated;

-- People who are signed in: the policies below ask who they are.
grant select, insert, update, delete on
  public.articles, public.delivery_zones, public.notices, public.offers, public.packages, public.reviews,
  public.special_days
  to authenticated;
grant select, insert, update on public.opening_hours, public.products, public.stock to authenticated;
grant select, insert on public.pictures to authenticated;
grant select, update on public.shop, public.showrooms to authenticated;
grant select on
  public.changes, public.erasures, public.lead_events, public.lot_counts, public.product_notes,
  public.product_pictures, public.publications, public.role_events, public.sales, public.stock_moves
  to authenticated, service_role;
grant select on public.lead_texts, public.lead_words, public.product_slugs, public.sold to authenticated;

-- The same where it is only some columns.
grant select, update (kinds) on public.alert_phones to authenticated;
grant select, insert (id, sale_id, hold_id, day, name, phone, street, zip, note),
  update (day, name, phone, street, zip, note, cancelled_at, version) on public.deliveries to authenticated;
grant select on public.deliveries to service_role;
grant select, update (status, notes, suspected_junk, assigned_to, follow_up_at)
  on public.financing_leads to authenticated;
grant select on public.hold_requests to authenticated;
grant select, insert (id, product_id, showroom, name, phone, until, lead_id),
  update (name, phone, until, state, lead_id, version) on public.holds to authenticated;
grant select, insert (kind, name, phone, piece, showroom, notes, follow_up_at, submission_key),
  update (status, notes, assigned_to, follow_up_at, piece) on public.inquiries to authenticated;
grant select (id, email, role, invited_by_email, created_at, expires_at, accepted_at, showroom, name, limited_to_sales),
  delete on public.invitations to authenticated;
grant select, insert (id, name, position, audience, terms, application_url, active, details, plan, example_months),
  update (name, position, audience, terms, application_url, active, details, version, plan, example_months),
  delete on public.lenders to authenticated;
grant select, insert (id, supplier, arrived_on, paid_cents, pallets, note, list, showroom, maker, condition,
    condition_reason, compare_at_source, price_percent),
  update (supplier, arrived_on, paid_cents, pallets, note, list, showroom, maker, condition, condition_reason,
    compare_at_source, price_percent, version),
  delete on public.lots to authenticated, service_role;
grant select, insert (id, product_id, kind, starts_at, ends_at, price_cents, step_percent, every_days, floor_cents,
    batch, shows_next, may_go_below_cost),
  update (ends_at, shows_next), delete on public.price_plans to authenticated, service_role;
grant select (id, user_id, endpoint, label, showroom, quiet_from, quiet_until, created_at, kinds),
  update (label, showroom, quiet_from, quiet_until, kinds), delete on public.push_devices to authenticated;
grant select (id, lead_id, kind, state, reason, body, attempts, due_at, sent_at, delivered_at, provider, provider_id,
  error_code, error, requested_by, created_at, updated_at, hold_request_id) on private.text_outbox to authenticated;
grant select, insert (id, name, body, position), update (name, body, position, version, archived_at), delete
  on public.text_templates to authenticated;
grant select, insert (user_id, role, limited_to_sales), update (showroom, name, limited_to_sales), delete
  on public.user_roles to authenticated;

-- Row level security is on for every table. Those of schema private are read and written only by functions that run as
-- their owner; staff see texts.
do $$
declare
  closed record;
  rule record;
begin
  for closed in select schemaname as of_schema, tablename as name from pg_tables
    where schemaname in ('public', 'private') loop
    execute format('alter table %I.%I enable row level security', closed.of_schema, closed.name);
    continue when closed.of_schema = 'public' or closed.name = 'text_outbox';
    execute format('create policy "Nobody reads or writes it" on private.%I for all to anon, authenticated
      using (false)', closed.name);
  end loop;
  for rule in select who, command, name from (values
    -- Staff, the sales floor among them, read and write.
    ('Staff', '{all}', '{deliveries,holds,inquiries,stock}'),
    -- Staff read, admins write.
    ('Staff', '{select}', '{opening_hours,packages,products,showrooms,special_days,text_templates}'),
    ('Admins', '{insert,update,delete}', '{packages,special_days,text_templates}'),
    ('Admins', '{insert,update}', '{opening_hours,products}'),
    ('Admins', '{update}', '{showrooms}'),
    -- Staff read, and functions and triggers write; shoppers ask for holds and financing.
    ('Staff', '{select}', '{hold_requests,lead_events,lead_words,sales,stock_moves}'),
    ('Staff', '{select,update}', '{financing_leads}'),
    -- Admins read and write.
    ('Admins', '{all}', '{articles,delivery_zones,lots,notices,offers,pictures,price_plans,reviews,shop}'),
    -- Admins read, and functions and triggers write.
    ('Admins', '{select}', '{alert_phones,changes,erasures,invitations,lot_counts,product_notes,product_pictures}'),
    ('Admins', '{select}', '{product_slugs,publications,role_events}'),
    -- Admins write; who reads stands below.
    ('Admins', '{insert,update,delete}', '{lenders,user_roles}')
  ) as kinds (who, commands, names), unnest(commands::text[]) as command, unnest(names::text[]) as name loop
    execute format('create policy %I on public.%I for %s to authenticated %s ((select %s))',
      rule.who || ': ' || rule.command, rule.name, rule.command,
      case rule.command when 'insert' then 'with check' else 'using' end,
      case rule.who when 'Staff' then 'private.may_work_sales()' else $role$private.has_role('admin')$role$ end);
  end loop;
end
$$;

create policy "Everyone sees the lenders" on public.lenders for select to anon, authenticated using (true);
create policy "Anyone may ask for financing from an active lender" on public.financing_leads
  for insert to anon, authenticated with check (
    status = 'pending'
    and exists (select from public.lenders where lenders.name = financing_option and lenders.active)
  );
create policy "Anyone may ask to have a product held" on public.hold_requests
  for insert to anon, authenticated with check (answer is null);
create policy "Anyone may ask for an alert" on public.product_alerts
  for insert to anon, authenticated with check (texted_at is null);
create policy "Staff see texts" on private.text_outbox for select to authenticated
  using (kind in ('link', 'resend', 'hold', 'message') and (select private.may_work_sales()));
create policy "Staff work with their own devices" on public.push_devices for all to authenticated
  using (user_id = (select auth.uid()) and (select private.may_work_sales()));
create policy "People see their own roles, admins see all" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));
create policy "Admins take invitations back" on public.invitations for delete to authenticated
  using (accepted_at is null and (select private.has_role('admin')));
create policy "The owner chooses what showrooms are texted about" on public.alert_phones
  for update to authenticated using ((select private.has_role('admin'))
    and exists (select from public.user_roles where user_id = (select auth.uid()) and is_owner));

-- Forms of the site, and counts of visits.
grant execute on function public.hold_promise, public.text_promise to anon, authenticated;
grant execute on function public.count_demand to anon;

-- People who are signed in: each function asks who they are.
grant execute on function
  public.lock_after_minutes, public.set_lock_after_minutes,
  public.was_done,
  public.admin_needs_second_factor, public.hand_over_ownership, public.take_back_ownership,
    public.may_take_back_ownership,
  public.find_account, public.account_emails, public.show_account, public.staff_state, public.list_staff,
    public.introduce_myself, public.block_account, public.unblock_account, public.end_sessions_of,
    public.remove_second_factors, public.employee_left, public.begin_export, public.still_signed_in,
    public.my_sessions, public.end_my_session, public.delete_my_account,
  public.order_lenders,
  public.invite_staff, public.accept_invitation,
  public.set_actual_picture, public.set_shop_picture,
  public.change_products, public.save_product, public.import_products, public.put_back,
  public.unfinished_work, public.try_again,
  public.start_empty,
  public.add_lead_note, public.log_call, public.take_back_call, public.enter_lead,
  public.find_customer, public.merge_customers, public.split_customer, public.meet_at_lead, public.leave_lead,
    public.lead_activity,
  public.find_leads, public.count_leads,
  public.count_worklists, public.read_overview, public.read_week,
  public.hold_end,
  public.confirm_hold_request, public.decline_hold_request, public.reopen_hold_request,
  public.move_stock, public.unload_move,
  public.sell_product, public.sell_package, public.undo_sale, public.correct_sale,
    public.return_sale, public.read_sales, public.read_lots,
  public.receive_product,
  public.read_deliveries,
  public.waiting_shoppers, public.answer_stock_checks,
  public.read_demand,
  public.resend_text,
  public.answer_stop_question, public.settle_replies, public.replies_without_lead, public.send_text,
    public.read_conversation,
  public.preview_erasure, public.erase_sender, public.preview_erasure_of_number, public.erase_number,
    public.erase_account,
  public.push_key, public.add_push_device, public.set_alert_phone, public.send_test_text,
  public.read_suggestions, public.monday_mail, public.set_monday_mail
  to authenticated;
grant execute on function public.store_standing to authenticated, service_role;

-- What runs inside the calls above with the rights of the person who calls.
grant execute on function
  private.require_admin, private.require_sales, private.shop_zone, private.in_time, private.time_filter,
  private.lead_filter, private.name_filter, private.notes_filter, private.few_leads, private.first_by_name,
  private.find_leads, private.require_short_search, private.count_leads, private.require_few_days,
  private.read_week, private.read_sales
  to authenticated;

-- Policies, column defaults and checks, which run with the rights of the person who writes.
grant execute on function private.js_length, private.js_trim, private.name_key to anon, authenticated, service_role;
grant execute on function
  private.has_role, private.may_work_sales, private.shop_day,
  private.says_something, private.is_one_line, private.are_lines, private.is_name, private.is_number,
  private.as_array, private.are_links, private.is_in_calendar, private.is_full_minute,
  private.us_number, private.are_disclosures, private.are_policies,
  private.are_home_words, private.is_text_wording, private.are_zips, private.next_product_id, private.are_parts,
  private.are_add_ons, private.are_facts, private.are_package_lines
  to authenticated, service_role;
