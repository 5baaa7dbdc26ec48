-- What an open page of leads asks every two seconds: when a lead last changed, and who else has this one
-- open. Two look-ups by index; nothing is written.
create function public.hear_floor(lead uuid default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  here constant uuid := coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
begin
  perform private.require_admin();
  return jsonb_build_object(
    'changed_at', (select max(updated_at) from public.financing_leads),
    'others', (
      select coalesce(jsonb_agg(to_jsonb(met) order by met.user_id), '[]') from (
        select other.user_id, bool_or(other.is_writing) as is_writing
        from private.lead_presence as other
        where other.lead_id = $1 and other.session_id <> here
          and other.seen_at > clock_timestamp() - interval '15 seconds'
        group by other.user_id
      ) as met
    )
  );
end
$$;

revoke all on function public.hear_floor(uuid) from public, anon, authenticated, service_role;
grant execute on function public.hear_floor(uuid) to authenticated;
