-- What is closed to everybody but the database's owner, what the secret key may do, and who may call which function.

-- Row level security is on for every table. Those of schema private are read and written only by functions that run as
-- their owner; admins see texts.
do $$
declare
  closed record;
begin
  for closed in select schemaname as of_schema, tablename as name from pg_tables
    where schemaname in ('public', 'private') loop
    execute format('alter table %I.%I enable row level security', closed.of_schema, closed.name);
    continue when closed.of_schema = 'public' or closed.name = 'text_outbox';
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', closed.name);
    execute format('create policy "Nobody reads or writes it" on private.%I for all to anon, authenticated
      using (false)', closed.name);
  end loop;
end
$$;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;

-- The secret key.
grant all on
  public.user_roles, public.lenders, public.reviews, public.shop, public.showrooms, public.opening_hours,
  public.special_days, public.delivery_zones, public.products, public.product_slugs, public.stock,
  public.packages, public.offers, public.notices, public.pictures, public.articles, public.financing_leads,
  public.lead_words, public.inquiries, public.holds, public.hold_requests, public.product_alerts,
  public.text_templates
  to service_role;

revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

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
  public.read_customer, public.merge_customers, public.split_customer, public.meet_at_lead, public.leave_lead,
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
  private.require_admin, private.require_sales, private.in_time, private.time_filter, private.lead_filter,
  private.name_filter, private.notes_filter, private.few_leads, private.first_by_name, private.find_leads,
  private.require_short_search, private.count_leads, private.require_few_days, private.read_week,
  private.read_sales
  to authenticated;

-- Policies, column defaults and checks, which run with the rights of the person who writes.
grant execute on function private.js_length, private.js_trim, private.name_key to anon, authenticated, service_role;
grant execute on function
  private.has_role, private.may_work_sales,
  private.says_something, private.is_one_line, private.are_lines, private.is_name, private.is_number,
  private.as_array, private.are_links, private.is_in_calendar, private.is_full_minute,
  private.us_number, private.are_disclosures, private.are_policies,
  private.are_home_words, private.is_text_wording, private.are_zips, private.next_product_id, private.are_parts,
  private.are_add_ons, private.are_facts, private.are_package_lines
  to authenticated, service_role;
