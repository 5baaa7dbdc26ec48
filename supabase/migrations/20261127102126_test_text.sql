-- A test text to the owner's own phone.

create function public.send_test_text(phone text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  number text;
begin
  perform private.require_admin();
  number := private.us_number(phone);
  if not coalesce(private.is_us_number(number), false) then
    raise exception 'Enter a US number with its area code.';
  end if;
  return (private.add_text(
    'alert', number, private.shop_name() || ': this is your test text.', private.text_now()
  )).reason;
end
$$;

revoke all on function public.send_test_text(text) from public, anon, authenticated, service_role;
grant execute on function public.send_test_text(text) to authenticated;
