-- Made by `npm run baseline` from the schemas as they were declared on 2026-11-26, without their comments. It
-- stands as it is: what changes comes in a later file.

create schema private;
revoke all on schema private from public;

create table private.settings (
  the_only_row boolean primary key default true,
  admins_need_second_factor boolean not null default false,
  texts_are_sent boolean not null default false,
  shop_name text not null default 'Tag & Timber',
  time_zone text not null default 'America/Detroit',
  quiet_from time not null default '21:00',
  quiet_until time not null default '08:00',
  us_numbers_only boolean not null default true,
  texts_per_phone_and_day integer not null default 3,
  resends_per_phone_and_day integer not null default 5,
  texts_per_address_and_hour integer not null default 30,
  texts_per_hour integer not null default 200,
  texts_need_captcha boolean not null default false,
  address_headers text[] not null default '{cf-connecting-ip,x-forwarded-for}',
  trusted_proxies inet[] not null default '{}',
  keep_leads_days integer,
  clock timestamptz,
  leads_per_address_and_hour integer not null default 60,
  leads_per_phone_and_day integer not null default 10,
  most_leads_per_address_and_hour integer not null default 600,
  most_leads_per_phone_and_day integer not null default 60,
  texts_per_day integer not null default 500,
  sessions_idle_days integer not null default 90,
  lock_after_minutes integer,
  replies_per_phone_and_hour integer not null default 60,
  replies_per_phone_and_day integer not null default 200,
  messages_per_phone_and_day integer not null default 30,
  monday_mail boolean,
  constraint settings_one_row check (the_only_row),
  constraint settings_keep_leads_days_positive check (keep_leads_days > 0),
  constraint settings_sessions_idle_days_positive check (sessions_idle_days > 0),
  constraint settings_lock_after_minutes_known check (lock_after_minutes between 1 and 480)
);

alter table private.settings enable row level security;
revoke all on private.settings from public, anon, authenticated, service_role;
create policy "Nobody reads or writes settings" on private.settings
  for all to anon, authenticated using (false);

create function private.text_now() returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select clock from private.settings), now())
$$;

create function private.request_address() returns inet
language plpgsql stable security definer
set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  hops text[];
  hop inet;
  proxies inet[];
begin
  select trusted_proxies, string_to_array((
    select headers ->> name from unnest(address_headers) with ordinality as known (name, place)
    where headers ? name order by place limit 1
  ), ',') into proxies, hops from private.settings;
  for place in reverse coalesce(cardinality(hops), 0)..1 loop
    hop := btrim(hops[place])::inet;
    exit when place = 1 or not (hop <<= any (proxies));
  end loop;
  return case when family(hop) = 6 then network(set_masklen(hop, 64)) else hop end;
exception when invalid_text_representation then
  return null;
end
$$;

create function public.lock_after_minutes() returns integer
language sql stable security definer
set search_path = ''
as $$ select lock_after_minutes from private.settings $$;

create function public.set_lock_after_minutes(minutes integer) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception 'Only the owner sets when computers lock.'
      using errcode = 'insufficient_privilege';
  end if;
  if minutes not between 1 and 480 then
    raise exception 'Computers lock after 1 to 480 minutes, or never.';
  end if;
  update private.settings set lock_after_minutes = minutes;
end
$$;

revoke all on function
  private.text_now(), private.request_address(), public.lock_after_minutes(),
  public.set_lock_after_minutes(integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.lock_after_minutes(), public.set_lock_after_minutes(integer)
  to authenticated;

create function private.js_length(value text) returns integer
language sql immutable strict parallel safe
set search_path = ''
as $$
  select char_length(value)
    + char_length(regexp_replace(value, '[^\U00010000-\U0010FFFF]', '', 'g'))
$$;

create function private.js_trim(value text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select btrim(value, E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006'
    '\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF')
$$;

create function private.says_something(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
$$;

create function private.is_one_line(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
    and value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
$$;

create function private.are_lines(value text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select cardinality(value) <= 40 and coalesce(array_ndims(value), 1) = 1
    and not exists (
      select from unnest(value) as line
      where line is null or length(line) > 300 or line !~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
    )
$$;

create function private.are_links(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 12
    and not exists (
      select from jsonb_array_elements(value) as link
      where jsonb_typeof(link -> 'name') is distinct from 'string'
        or length(btrim(link ->> 'name')) not between 1 and 40
        or jsonb_typeof(link -> 'url') is distinct from 'string'
        or link ->> 'url' !~ '^https://[^\s"<>]+$' or length(link ->> 'url') > 400
    )
$$;

create function private.is_in_calendar(moment timestamptz) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$ select moment >= '2000-01-01 00:00:00+00' and moment < '2200-01-01 00:00:00+00' $$;

create function private.is_full_minute(value time) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$ select value < '24:00' and extract(second from value) = 0 $$;

create function private.us_number(phone text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select '+1' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^1?([2-9][0-9]{9})$')
$$;

create function private.is_us_number(e164 text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(e164 ~ '^\+1[2-9][0-9]{2}[2-9][0-9]{6}$', false)
    and substring(e164 from 3 for 3) <> all (array[
      -- Canada
      '204', '226', '236', '249', '250', '257', '263', '289', '306', '343', '354', '365', '367',
      '368', '382', '387', '403', '416', '418', '428', '431', '437', '438', '450', '460', '468',
      '474', '506', '514', '519', '537', '548', '568', '579', '581', '584', '587', '600', '604',
      '613', '622', '633', '639', '644', '647', '655', '672', '677', '683', '688', '705', '709',
      '742', '753', '778', '780', '782', '807', '819', '825', '867', '873', '879', '902', '905',
      '942',
      -- the Caribbean and Bermuda
      '242', '246', '264', '268', '284', '345', '441', '473', '649', '658', '664', '721', '758',
      '767', '784', '809', '829', '849', '868', '869', '876',
      -- toll-free, premium and machines
      '800', '833', '844', '855', '866', '877', '888', '900', '500', '521', '522', '523', '524',
      '525', '526', '527', '528', '529', '533', '544', '566', '577', '588', '700', '710'
    ])
$$;

create function private.fold(value text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case
    when value collate "C" ~ '^[\n -~]*$' then translate(lower(value collate "C"), '''`', '')
    else translate(replace(replace(replace(replace(regexp_replace(
      translate(
        lower(normalize(value, NFD) collate "C"),
        'ÆÐØÞĐĦĲĿŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǄǅǇǈǊǋǤǱǲǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒ' ||
        'ΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϴϷϹϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭ' ||
        'ЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦ' ||
        'ԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
        'æðøþđħĳŀłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǆǆǉǉǌǌǥǳǳƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβ' ||
        'γδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯθϸϲϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэ' ||
        'юяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧ' ||
        'ԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'
      ),
      '[' || '\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7' ||
        '\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed' ||
        '\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823' ||
        '\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903' ||
        '\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4' ||
        '\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42' ||
        '\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5' ||
        '\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44' ||
        '\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8' ||
        '\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d' ||
        '\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd' ||
        '\u0cd5-\u0cd6\u0ce2-\u0ce3\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44\u0d46-\u0d48' ||
        '\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf' ||
        '\u0df2-\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece' ||
        '\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97' ||
        '\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d' ||
        '\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734' ||
        '\u1752-\u1753\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180d\u180f\u1885-\u1886\u18a9' ||
        '\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1add' ||
        '\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad' ||
        '\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9' ||
        '\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a' ||
        '\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827' ||
        '\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953' ||
        '\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0' ||
        '\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea' ||
        '\uabec-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f' || '''’‘ʼ`´]', '', 'g'
    ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'łøđħıð', 'lodhid')
  end
$$;

create function private.name_key(first_name text, last_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(word, ' ' order by word collate "C"), '')
  from regexp_split_to_table(
    regexp_replace(
      lower(replace(translate(
        regexp_replace(
          normalize(first_name || ' ' || last_name, NFD), '[\u0300-\u036f’‘ʼ''`´]', '', 'g'
        ),
        'ŁłØøĐđı', 'LlOoDdi'
      ), 'ß', 'ss')), '[^[:alnum:]]+', ' ', 'g'
    ), ' '
  ) as word
  where word <> ''
$$;

revoke all on function
  private.js_length(text), private.js_trim(text), private.says_something(text), private.is_one_line(text),
  private.are_lines(text[]), private.are_links(jsonb), private.is_in_calendar(timestamptz),
  private.is_full_minute(time), private.us_number(text), private.is_us_number(text), private.fold(text),
  private.name_key(text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.js_length(text), private.js_trim(text), private.name_key(text, text)
  to anon, authenticated, service_role;
grant execute on function
  private.says_something(text), private.is_one_line(text), private.are_lines(text[]),
  private.are_links(jsonb), private.is_in_calendar(timestamptz), private.is_full_minute(time),
  private.us_number(text)
  to authenticated, service_role;

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  is_owner boolean not null default false,
  showroom text,
  constraint user_roles_role_known check (role in ('user', 'admin')),
  constraint user_roles_user_id_role_key unique (user_id, role),
  constraint user_roles_owner_is_admin check (role = 'admin' or not is_owner)
);
create index user_roles_newest_idx on public.user_roles (created_at desc, id);
create unique index user_roles_one_owner_idx on public.user_roles (is_owner) where is_owner;
create index user_roles_showroom_idx on public.user_roles (showroom);

create function private.session_stands() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions join auth.users on users.id = sessions.user_id
    cross join private.settings
    where sessions.id = case
        -- Another issuer's token may say anything; a cast that fails would be a 400.
        when auth.jwt() ->> 'session_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then (auth.jwt() ->> 'session_id')::uuid
      end
      and sessions.user_id = auth.uid()
      and (sessions.not_after is null or sessions.not_after > now())
      and coalesce(sessions.refreshed_at::timestamptz, sessions.created_at)
        > now() - make_interval(days => settings.sessions_idle_days)
      and (users.banned_until is null or users.banned_until <= now())
  )
$$;

create function private.lacks_second_factor() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select not coalesce(auth.jwt() ->> 'aal' = 'aal2', false) and (
    exists (select from private.settings where admins_need_second_factor)
    or exists (
      select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
    )
  )
$$;

create function private.has_role(wanted text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = auth.uid() and role = wanted
  ) and (
    wanted <> 'admin' or private.session_stands() and not private.lacks_second_factor()
  )
$$;

alter table public.user_roles enable row level security;
revoke all on public.user_roles from public, anon, authenticated;
grant select, delete on public.user_roles to authenticated;
grant insert (user_id, role) on public.user_roles to authenticated;
grant update (showroom) on public.user_roles to authenticated;
grant all on public.user_roles to service_role;
create policy "People see their own roles, admins see all" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));
create policy "Admins assign roles" on public.user_roles
  for insert to authenticated with check ((select private.has_role('admin')));
create policy "Admins say where people work" on public.user_roles
  for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create policy "Admins remove roles" on public.user_roles
  for delete to authenticated using ((select private.has_role('admin')));

create function private.require_admin() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.has_role('admin') then
    raise exception 'Only an admin may do this.' using errcode = 'insufficient_privilege';
  end if;
end
$$;

create function public.admin_needs_second_factor() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.lacks_second_factor()
$$;

create function private.refuse_second_role() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.user_roles where user_id = new.user_id and role = new.role
  ) then
    raise exception 'This account already has this role.' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;

create trigger refuse_second_role before insert on public.user_roles
  for each row when (auth.role() = 'authenticated')
  execute function private.refuse_second_role();

create function private.keep_an_admin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  admins bigint;
begin
  if old.user_id = auth.uid() and exists (select from auth.users where id = old.user_id) then
    raise exception 'You cannot remove your own admin role.';
  end if;
  if auth.uid() is not null and not exists (
    select from public.user_roles where user_id = auth.uid() and role = 'admin'
  ) then
    raise exception 'Only an admin may do this.' using errcode = 'insufficient_privilege';
  end if;
  if old.is_owner and auth.uid() is not null then
    raise exception 'This is the shop''s owner, whose role nobody removes. Only the owner can hand the shop on.';
  end if;
  select count(*) into admins from (
    select from public.user_roles where role = 'admin' order by id for update
  ) as locked;
  if admins <= 1 then
    raise exception 'The last admin cannot be removed.';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  new.is_owner := false;
  return new;
end
$$;

create trigger keep_an_admin_on_delete before delete on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.keep_an_admin();
create trigger keep_an_admin_on_update before update on public.user_roles
  for each row when (old.role = 'admin' and (new.role, new.user_id) is distinct from (old.role, old.user_id))
  execute function private.keep_an_admin();

create function private.take_turns_over_admins() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Until the transaction ends; the number is nobody else's.
  perform pg_advisory_xact_lock(7130417227);
  return null;
end
$$;

create trigger admins_take_turns before delete or update on public.user_roles
  for each statement execute function private.take_turns_over_admins();

create function private.first_admin_owns() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Two first admins at once take turns, as those do who remove each other.
  perform pg_advisory_xact_lock(7130417227);
  new.is_owner := not exists (select from public.user_roles where is_owner);
  return new;
end
$$;

create trigger first_admin_owns before insert on public.user_roles
  for each row when (new.role = 'admin' and not new.is_owner)
  execute function private.first_admin_owns();

create function private.next_admin_owns() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.user_roles set is_owner = true
  where id = (
    select id from public.user_roles where role = 'admin' order by created_at, id limit 1
  ) and not exists (select from public.user_roles where is_owner);
  return null;
end
$$;

create trigger next_admin_owns after delete on public.user_roles
  for each row when (old.is_owner)
  execute function private.next_admin_owns();
create trigger next_admin_owns_on_update after update on public.user_roles
  for each row when (old.is_owner and (new.role, new.user_id) is distinct from (old.role, old.user_id))
  execute function private.next_admin_owns();

create function public.hand_over_ownership(new_owner uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(7130417227);
  if not exists (select from public.user_roles where user_id = me and is_owner) then
    raise exception 'Only the owner can hand the shop on.' using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from public.user_roles where user_id = new_owner and role = 'admin') then
    raise exception 'This account is no admin. Give it that role first.';
  end if;
  if new_owner = me then
    return;
  end if;
  update public.user_roles set is_owner = false where is_owner;
  update public.user_roles set is_owner = true where user_id = new_owner and role = 'admin';
  insert into public.role_events
    (changed_by, changed_by_email, action, role, user_id, user_email)
  select me, auth.jwt() ->> 'email', change.action, 'owner', users.id, users.email
  from (values ('removed', me), ('assigned', new_owner)) as change (action, user_id)
  join auth.users on users.id = change.user_id
  order by change.action desc;
end
$$;

create table public.role_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  changed_by uuid,
  changed_by_email text,
  action text not null,
  role text,
  user_id uuid not null,
  user_email text,
  constraint role_events_role_known_where_it_counts
    check ((role is not null) = (action in ('assigned', 'removed'))),
  constraint role_events_action_known check (
    action in (
      'assigned', 'removed', 'signed out', 'blocked', 'unblocked', 'left', 'second factors removed'
    )
  )
);
create index role_events_user_idx on public.role_events (user_id, id);

alter table public.role_events enable row level security;
revoke all on public.role_events from public, anon, authenticated, service_role;
grant select on public.role_events to authenticated, service_role;
revoke all on sequence public.role_events_id_seq from public, anon, authenticated, service_role;
create policy "Admins see the history of roles" on public.role_events
  for select to authenticated using ((select private.has_role('admin')));

create function private.record_role_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.role_events
    (changed_by, changed_by_email, action, role, user_id, user_email)
  select auth.uid(), auth.jwt() ->> 'email', change.action, change.role, change.user_id, coalesce(
    (select users.email from auth.users where users.id = change.user_id),
    -- A deleted account takes its roles with it: its address is only here.
    (select earlier.user_email from public.role_events as earlier
     where earlier.user_id = change.user_id order by earlier.id desc limit 1)
  )
  from (values
    ('removed', old.role, old.user_id),
    ('assigned', new.role, new.user_id)
  ) as change (action, role, user_id)
  where change.user_id is not null;
  return null;
end
$$;

create trigger record_role_change after insert or delete on public.user_roles
  for each row execute function private.record_role_change();
create trigger record_role_change_on_update after update on public.user_roles
  for each row when ((new.user_id, new.role) is distinct from (old.user_id, old.role))
  execute function private.record_role_change();

create function private.record_account_event(what text, person uuid) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.role_events (changed_by, changed_by_email, action, user_id, user_email)
  select auth.uid(), auth.jwt() ->> 'email', what, users.id, users.email
  from auth.users where users.id = person
$$;

revoke all on function
  private.session_stands(), private.lacks_second_factor(), private.has_role(text), private.require_admin(),
  public.admin_needs_second_factor(), private.refuse_second_role(), private.keep_an_admin(),
  private.take_turns_over_admins(), private.first_admin_owns(), private.next_admin_owns(),
  public.hand_over_ownership(uuid), private.record_role_change(), private.record_account_event(text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.has_role(text) to authenticated, service_role;
grant execute on function
  private.require_admin(), public.admin_needs_second_factor(), public.hand_over_ownership(uuid)
  to authenticated;

create function public.find_account(wanted text)
returns table (user_id uuid, email text, roles text[])
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select users.id, users.email::text, array(
      select user_roles.role from public.user_roles where user_roles.user_id = users.id
      order by user_roles.role
    )
    from auth.users
    where users.deleted_at is null and (
      users.email = lower(btrim(wanted))
      or users.id = case
        when btrim(wanted) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then btrim(wanted)::uuid
      end
    )
    limit 1;
end
$$;

create function public.account_emails(ids uuid[])
returns table (user_id uuid, email text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select users.id, users.email::text from auth.users where users.id = any (ids);
end
$$;

create function public.show_account(person uuid)
returns table (
  user_id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, roles text[],
  is_owner boolean, is_me boolean, is_blocked boolean, sessions integer, has_second_step boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select users.id, users.email::text, users.created_at, users.last_sign_in_at,
      array(
        select held.role from public.user_roles as held where held.user_id = users.id
        order by held.role
      ),
      exists (
        select from public.user_roles as held where held.user_id = users.id and held.is_owner
      ),
      users.id = auth.uid(),
      coalesce(users.banned_until > now(), false),
      (
        select count(*)::integer from auth.sessions as live cross join private.settings
        where live.user_id = users.id
          and (live.not_after is null or live.not_after > now())
          and coalesce(live.refreshed_at::timestamptz, live.created_at)
            > now() - make_interval(days => settings.sessions_idle_days)
      ),
      exists (
        select from auth.mfa_factors as factor
        where factor.user_id = users.id and factor.status = 'verified'
      )
    from auth.users where users.id = person and users.deleted_at is null;
end
$$;

create function public.staff_state()
returns table (user_id uuid, last_seen_at timestamptz, has_second_step boolean, open_leads integer)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select people.id,
      greatest(people.last_sign_in_at, (
        select max(coalesce(live.refreshed_at::timestamptz, live.created_at))
        from auth.sessions as live where live.user_id = people.id
      )),
      exists (
        select from auth.mfa_factors as factor
        where factor.user_id = people.id and factor.status = 'verified'
      ),
      (
        select count(*)::integer from public.financing_leads as lead
        where lead.assigned_to = people.id and lead.status in ('pending', 'contacted')
      )
    from auth.users as people
    where exists (select from public.user_roles as held where held.user_id = people.id);
end
$$;

create function private.require_power_over(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(7130417227);
  perform private.require_admin();
  if person = auth.uid() then
    raise exception 'This is your own account: change it on your account page.';
  end if;
  if not exists (select from auth.users where id = person and deleted_at is null) then
    raise exception 'This account is not here any more.';
  end if;
  if exists (select from public.user_roles where user_id = person and is_owner) then
    raise exception 'This is the shop''s owner, whose account nobody else changes.';
  end if;
end
$$;

create function private.close_account(person uuid) returns void
language sql security definer
set search_path = ''
as $$
  update auth.users set banned_until = now() + interval '100 years' where id = person;
  delete from auth.sessions where user_id = person
$$;

create function public.block_account(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_power_over(person);
  perform private.close_account(person);
  perform private.record_account_event('blocked', person);
end
$$;

create function public.unblock_account(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_power_over(person);
  update auth.users set banned_until = null where id = person;
  perform private.record_account_event('unblocked', person);
end
$$;

create function public.end_sessions_of(person uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  ended integer;
begin
  perform private.require_power_over(person);
  delete from auth.sessions where user_id = person;
  get diagnostics ended = row_count;
  perform private.record_account_event('signed out', person);
  return ended;
end
$$;

create function public.remove_second_factors(person uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  removed integer;
begin
  perform private.require_power_over(person);
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception 'Only the shop''s owner turns off two-step verification for somebody else.';
  end if;
  delete from auth.mfa_factors where user_id = person;
  get diagnostics removed = row_count;
  if removed = 0 then
    raise exception 'This account has no two-step verification.';
  end if;
  delete from auth.sessions where user_id = person;
  perform private.record_account_event('second factors removed', person);
  return removed;
end
$$;

create function public.employee_left(person uuid, heir uuid default null) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  handed integer;
begin
  perform private.require_power_over(person);
  if heir = person then
    raise exception 'Choose somebody else for the open leads.';
  end if;
  update public.financing_leads set assigned_to = heir
  where assigned_to = person and status in ('pending', 'contacted');
  get diagnostics handed = row_count;
  delete from public.user_roles where user_id = person;
  perform private.close_account(person);
  perform private.record_account_event('left', person);
  return handed;
end
$$;

create function public.still_signed_in() returns boolean
language sql stable security definer
set search_path = ''
as $$ select private.session_stands() $$;

create function private.require_own_session() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.session_stands() then
    raise exception 'You are signed out. Sign in again first.'
      using errcode = 'insufficient_privilege';
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  ) then
    raise exception 'Sign in again with your second factor first.'
      using errcode = 'insufficient_privilege';
  end if;
end
$$;

create function public.my_sessions()
returns table (
  id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_own_session();
  return query
    select mine.id, mine.user_agent, mine.created_at,
      coalesce(mine.refreshed_at::timestamptz, mine.created_at) as used,
      mine.id::text = auth.jwt() ->> 'session_id'
    from auth.sessions as mine cross join private.settings
    where mine.user_id = auth.uid()
      and (mine.not_after is null or mine.not_after > now())
      and coalesce(mine.refreshed_at::timestamptz, mine.created_at)
        > now() - make_interval(days => settings.sessions_idle_days)
    order by used desc, mine.id;
end
$$;

create function public.end_my_session(session uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own_session();
  delete from auth.sessions where id = session and user_id = auth.uid();
  return found;
end
$$;

create function public.delete_my_account() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'Sign in first.' using errcode = 'insufficient_privilege';
  end if;
  -- Somebody who knows only the password must not get around the second factor.
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors where user_id = me and status = 'verified'
  ) then
    raise exception 'Sign in again with your second factor first.';
  end if;
  -- The triggers on user_roles hold these too; here they have sentences for the person.
  if exists (select from public.user_roles where user_id = me and role = 'admin')
    and not exists (select from public.user_roles where user_id <> me and role = 'admin') then
    raise exception 'You are the shop''s last admin. Make somebody else an admin first.';
  end if;
  if exists (select from public.user_roles where user_id = me and is_owner) then
    raise exception 'You are the shop''s owner. Hand the shop on to another admin first.';
  end if;
  delete from auth.users where id = me;
end
$$;

revoke all on function
  public.find_account(text), public.account_emails(uuid[]), public.show_account(uuid), public.staff_state(),
  private.require_power_over(uuid), private.close_account(uuid), public.block_account(uuid),
  public.unblock_account(uuid), public.end_sessions_of(uuid), public.remove_second_factors(uuid),
  public.employee_left(uuid, uuid), public.still_signed_in(), private.require_own_session(),
  public.my_sessions(), public.end_my_session(uuid), public.delete_my_account()
  from public, anon, authenticated, service_role;
grant execute on function
  public.find_account(text), public.account_emails(uuid[]), public.show_account(uuid), public.staff_state(),
  public.block_account(uuid), public.unblock_account(uuid), public.end_sessions_of(uuid),
  public.remove_second_factors(uuid), public.employee_left(uuid, uuid), public.still_signed_in(),
  public.my_sessions(), public.end_my_session(uuid), public.delete_my_account()
  to authenticated;

create table private.catalog_state (
  the_only_row boolean primary key default true,
  id uuid not null default gen_random_uuid(),
  version bigint not null default 0,
  changed_in bigint,
  changed_at timestamptz not null default now(),
  filled_at timestamptz,
  constraint catalog_state_one_row check (the_only_row)
);

alter table private.catalog_state enable row level security;
revoke all on private.catalog_state from public, anon, authenticated, service_role;
create policy "Nobody reads or writes the catalog's state" on private.catalog_state
  for all to anon, authenticated using (false);

create function private.next_catalog_version() returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  now_at bigint;
begin
  update private.catalog_state
    set version = version + 1, changed_in = txid_current(), changed_at = clock_timestamp()
    where changed_in is distinct from txid_current();
  select version into now_at from private.catalog_state;
  perform pg_notify('catalog', now_at::text);
  return now_at;
end
$$;

create table public.changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  changed_by uuid,
  changed_by_email text,
  table_name text not null,
  record text not null,
  record_name text not null,
  action text not null,
  before jsonb,
  after jsonb,
  catalog_version bigint not null,
  row_version integer,
  constraint changes_action_known check (action in ('added', 'changed', 'removed'))
);
create index changes_record_idx on public.changes (table_name, record, id);
create index changes_version_idx on public.changes (catalog_version);
create index changes_list_idx on public.changes (record)
  where table_name = 'products' and action = 'changed' and before ? 'list';

alter table public.changes enable row level security;
revoke all on public.changes from public, anon, authenticated, service_role;
grant select on public.changes to authenticated, service_role;
revoke all on sequence public.changes_id_seq from public, anon, authenticated, service_role;
create policy "Admins see changes" on public.changes for select to authenticated
  using ((select private.has_role('admin')));

create function private.take_catalog_turn() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from private.catalog_state for update;
  return null;
end
$$;

create function private.count_version() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.version is distinct from old.version then
    raise exception 'Somebody else changed this in the meantime.'
      using errcode = 'PT409', hint = 'Read it again, then change it.';
  end if;
  if to_jsonb(new) = to_jsonb(old) then
    return new;
  end if;
  new.version := old.version + 1;
  return new;
end
$$;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new is distinct from old then new.updated_at := clock_timestamp(); end if;
  return new;
end
$$;

create function private.record_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_now jsonb := coalesce(is_now, was);
  quiet constant text[] := array['version', 'updated_at', 'counted_at'];
  old_values jsonb;
  new_values jsonb;
  key text;
  title text;
begin
  -- The sample shop that fills an empty database is no change by anybody.
  if exists (select from private.catalog_state where filled_at is null) then
    perform private.next_catalog_version();
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(fields.name, was -> fields.name),
           jsonb_object_agg(fields.name, is_now -> fields.name)
      into old_values, new_values
      from jsonb_object_keys(is_now) as fields (name)
      where not fields.name = any (quiet) and was -> fields.name is distinct from is_now -> fields.name;
    if new_values is null then return null; end if;
  else
    old_values := was - quiet;
    new_values := is_now - quiet;
  end if;
  select string_agg(row_now ->> name, ' ' order by at) into key
    from unnest(tg_argv[0:tg_nargs - 2]) with ordinality as columns (name, at);
  title := row_now ->> tg_argv[tg_nargs - 1];
  if tg_table_name = 'stock' then
    select products.title into title from public.products where products.id = row_now ->> 'product_id';
  end if;
  insert into public.changes
    (changed_by, changed_by_email, table_name, record, record_name, action, before, after, catalog_version, row_version)
  values
    (auth.uid(), auth.jwt() ->> 'email', tg_table_name, key, coalesce(title, key),
     case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
     old_values, new_values, private.next_catalog_version(), (is_now ->> 'version')::integer);
  return null;
end
$$;

revoke all on function
  private.next_catalog_version(), private.take_catalog_turn(), private.count_version(),
  private.touch_updated_at(), private.record_change()
  from public, anon, authenticated, service_role;

create table public.lenders (
  name text primary key,
  position smallint not null,
  audience text not null,
  terms text not null,
  application_url text not null,
  active boolean not null default true,
  slug text,
  details text[] not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  plan text not null,
  example_months smallint,
  constraint lenders_position_key unique (position),
  constraint lenders_slug_key unique (slug),
  constraint lenders_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint lenders_details_filled check (private.are_lines(details)),
  constraint lenders_application_url_form check (application_url ~ '^https://[^\s]+$'),
  constraint lenders_plan_known check (plan in ('zero-percent', 'deferred-interest', 'lease-to-own')),
  constraint lenders_example_months_of_zero_percent
    check ((plan = 'zero-percent') = (example_months is not null)),
  constraint lenders_example_months_span check (example_months between 3 and 72),
  constraint lenders_name_length check (length(btrim(name)) between 1 and 60),
  constraint lenders_audience_length check (length(btrim(audience)) between 1 and 60),
  constraint lenders_terms_length check (length(btrim(terms)) between 1 and 120)
);
alter table public.lenders
  add constraint lenders_application_url_length
    check (length(application_url) <= 400) not valid,
  add constraint lenders_words_readable check (
    private.is_one_line(name) and private.is_one_line(audience) and private.is_one_line(terms)
  ) not valid;

alter table public.lenders enable row level security;
revoke all on public.lenders from public, anon, authenticated;
grant select on public.lenders to anon, authenticated;
grant update
  (name, position, audience, terms, application_url, active, details, version, plan, example_months)
  on public.lenders to authenticated;
grant all on public.lenders to service_role;
create policy "Everyone sees the lenders" on public.lenders
  for select to anon, authenticated using (true);
create policy "Admins change lenders" on public.lenders
  for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.lenders
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.lenders
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.lenders
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.lenders
  for each row execute function private.record_change('name', 'name');

create table private.former_lender_names (
  name text primary key,
  lender text not null references public.lenders (name) on update cascade on delete cascade
);
create index former_lender_names_lender_idx on private.former_lender_names (lender);

alter table private.former_lender_names enable row level security;
revoke all on private.former_lender_names from public, anon, authenticated, service_role;
create policy "Nobody reads or writes former names of lenders" on private.former_lender_names
  for all to anon, authenticated using (false);

create function private.keep_former_name() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.former_lender_names where name = new.name;
  insert into private.former_lender_names (name, lender) values (old.name, new.name)
  on conflict (name) do update set lender = excluded.lender;
  return null;
end
$$;

create trigger keep_former_name after update of name on public.lenders
  for each row when (new.name <> old.name)
  execute function private.keep_former_name();

revoke all on function private.keep_former_name() from public, anon, authenticated, service_role;

create function private.are_disclosures(words jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select jsonb_typeof(words) = 'object'
    and not exists (
      select from jsonb_each(words) as entries (kind, sentence)
      where kind not in ('zero-percent', 'deferred-interest', 'lease-to-own')
        or jsonb_typeof(sentence) <> 'string'
        or length(btrim(sentence #>> '{}')) not between 1 and 800
    )
$$;

create function private.are_policies(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(value) as policies (path, policy),
      lateral (select
        case when jsonb_typeof(policy -> 'sections') = 'array' then policy -> 'sections' else '[]' end as sections,
        case when jsonb_typeof(policy -> 'tiles') = 'array' then policy -> 'tiles' else '[]' end as tiles
      ) as lists
    where path not in ('/return-policy', '/shipping-policy', '/privacy-policy', '/terms-of-service')
      or coalesce(jsonb_typeof(policy -> 'tiles'), 'array') <> 'array'
      or exists (
        select from jsonb_object_keys(case jsonb_typeof(policy) when 'object' then policy else '{}' end) as part
        where part not in ('intro', 'tiles', 'sections')
      )
      or jsonb_array_length(sections) not between 1 and 20 or jsonb_array_length(tiles) > 6
      or exists (
        select from jsonb_array_elements(sections) as section
        where coalesce(section ->> 'id', '') !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
          or coalesce(jsonb_typeof(section -> 'paragraphs'), '') <> 'array'
          or coalesce(jsonb_typeof(section -> 'points'), 'array') <> 'array'
          or section -> 'paragraphs' = '[]'
      )
      or exists (
        select from (
          select policy -> 'intro', 1000
          union all select section -> 'title', 100 from jsonb_array_elements(sections) as section
          union all select words, 4000 from jsonb_array_elements(sections) as section,
            jsonb_array_elements(case when jsonb_typeof(section -> 'paragraphs') = 'array'
              and coalesce(jsonb_typeof(section -> 'points'), 'array') = 'array'
              then section -> 'paragraphs' || coalesce(section -> 'points', '[]') else '[]' end) as words
          union all select tile -> 'title', 100 from jsonb_array_elements(tiles) as tile
          union all select tile -> 'text', 400 from jsonb_array_elements(tiles) as tile
        ) as texts (words, most)
        where coalesce(jsonb_typeof(words), '') <> 'string'
          or length(btrim(words #>> '{}')) not between 1 and most
          or regexp_replace(words #>> '{}',
            '\{(brand|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim)\}', '', 'g')
            ~ '\{\w+\}'
      )
  )
$$;

create function private.is_text_wording(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select length(value) between 1 and 320 and value ~ '\{shop\}' and value ~ '\{link\}'
    and value ~ '\mSTOP\M' and value ~ '\mHELP\M'
    and regexp_replace(value, '\{(shop|lender|link)\}', '', 'g') !~ '[{}]'
$$;

create table public.shop (
  the_only_row boolean primary key default true,
  name text not null,
  description text not null,
  phone text not null,
  email text not null,
  shop_online_url text not null,
  payment_provider text not null,
  free_delivery_from_cents integer not null,
  delivery_fee_cents integer not null,
  hold_rule text not null,
  social jsonb not null default '[]',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  reviews_are_samples boolean not null default true,
  monthly_payments_shown boolean not null default true,
  disclosures jsonb not null default '{}',
  sample_marks text[] not null default '{addresses,phones,lenders,policies}',
  text_wording text not null
    default '{shop}: your {lender} application: {link} Msg & data rates may apply. STOP to opt out, HELP for help.',
  policies jsonb not null default '{}',
  quiet_from time,
  quiet_until time,
  constraint shop_one_row check (the_only_row),
  constraint shop_name_length check (length(btrim(name)) between 1 and 60),
  constraint shop_phone_form check (phone ~ '^\([2-9][0-9]{2}\) [0-9]{3}-[0-9]{4}$'),
  constraint shop_email_form check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  constraint shop_online_url_form check (shop_online_url ~ '^https://[^\s]+$'),
  constraint shop_money_not_negative
    check (free_delivery_from_cents >= 0 and delivery_fee_cents >= 0),
  constraint shop_hold_rule_length check (length(btrim(hold_rule)) between 1 and 300),
  constraint shop_social_list check (jsonb_typeof(social) = 'array'),
  constraint shop_disclosures_worded check (private.are_disclosures(disclosures)),
  constraint shop_sample_marks_known
    check (sample_marks <@ '{addresses,phones,lenders,policies}'),
  constraint shop_text_wording_complete check (private.is_text_wording(text_wording)),
  constraint shop_policies_worded check (private.are_policies(policies)),
  constraint shop_quiet_both_or_none check ((quiet_from is null) = (quiet_until is null)),
  constraint shop_quiet_covers_the_night
    check (quiet_from between '15:00' and '21:00' and quiet_until between '08:00' and '12:00')
);
alter table public.shop
  add constraint shop_words_readable check (
    private.is_one_line(name) and private.is_one_line(description) and private.is_one_line(hold_rule)
    and private.is_one_line(payment_provider)
  ) not valid,
  add constraint shop_words_fit check (
    length(description) <= 600 and length(payment_provider) <= 60 and length(email) <= 254
    and length(shop_online_url) <= 400
  ) not valid,
  add constraint shop_description_filled check (regexp_replace(description,
    '\{(brand|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim)\}',
    '', 'g') !~ '\{\w+\}') not valid,
  add constraint shop_money_limit check (
    free_delivery_from_cents <= 100000000 and delivery_fee_cents <= 100000000
  ) not valid,
  add constraint shop_social_form check (private.are_links(social)) not valid;

alter table public.shop enable row level security;
revoke all on public.shop from public, anon, authenticated;
grant select, update on public.shop to authenticated;
grant all on public.shop to service_role;
create policy "Admins see shop" on public.shop for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins change shop" on public.shop for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.shop
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.shop
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.shop
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.shop
  for each row execute function private.record_change('name', 'name');

create table public.showrooms (
  id text primary key,
  name text not null,
  city text not null,
  street text not null,
  region text not null,
  postal_code text not null,
  phone text not null,
  latitude numeric(7, 4) not null,
  longitude numeric(7, 4) not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint showrooms_id_known check (id in ('east', 'west')),
  constraint showrooms_phone_form check (phone ~ '^\([2-9][0-9]{2}\) [0-9]{3}-[0-9]{4}$'),
  constraint showrooms_postal_code_form check (postal_code ~ '^[0-9]{5}$'),
  constraint showrooms_words_filled
    check (least(length(btrim(name)), length(btrim(city)), length(btrim(street))) > 0),
  constraint showrooms_on_earth
    check (latitude between -90 and 90 and longitude between -180 and 180)
);
alter table public.showrooms
  add constraint showrooms_words_readable check (
    private.is_one_line(name) and private.is_one_line(city) and private.is_one_line(street)
  ) not valid,
  add constraint showrooms_words_fit
    check (length(name) <= 60 and length(city) <= 60 and length(street) <= 100) not valid,
  add constraint showrooms_region_form check (region ~ '^[A-Z]{2}$') not valid;

alter table public.showrooms enable row level security;
revoke all on public.showrooms from public, anon, authenticated;
grant select, update on public.showrooms to authenticated;
grant all on public.showrooms to service_role;
create policy "Admins see showrooms" on public.showrooms for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins change showrooms" on public.showrooms for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.showrooms
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.showrooms
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.showrooms
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.showrooms
  for each row execute function private.record_change('id', 'name');

alter table public.user_roles add constraint user_roles_showroom_fkey
  foreign key (showroom) references public.showrooms (id) on update cascade on delete set null;

create table public.opening_hours (
  showroom text not null references public.showrooms (id) on delete cascade,
  weekday smallint not null,
  opens time,
  closes time,
  version integer not null default 1,
  constraint opening_hours_pkey primary key (showroom, weekday),
  constraint opening_hours_weekday_known check (weekday between 0 and 6),
  constraint opening_hours_both_or_none check ((opens is null) = (closes is null)),
  constraint opening_hours_close_after_open check (closes > opens)
);
alter table public.opening_hours
  add constraint opening_hours_full_minutes
    check (private.is_full_minute(opens) and private.is_full_minute(closes)) not valid;

alter table public.opening_hours enable row level security;
revoke all on public.opening_hours from public, anon, authenticated;
grant select, insert, update on public.opening_hours to authenticated;
grant all on public.opening_hours to service_role;
create policy "Admins see opening hours" on public.opening_hours for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins add opening hours" on public.opening_hours for insert to authenticated
  with check ((select private.has_role('admin')));
create policy "Admins change opening hours" on public.opening_hours for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.opening_hours
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.opening_hours
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.opening_hours
  for each row execute function private.record_change('showroom', 'weekday', 'showroom');

create table public.special_days (
  showroom text not null references public.showrooms (id) on delete cascade,
  day date not null,
  opens time,
  closes time,
  note text,
  version integer not null default 1,
  constraint special_days_pkey primary key (showroom, day),
  constraint special_days_both_or_none check ((opens is null) = (closes is null)),
  constraint special_days_close_after_open check (closes > opens),
  constraint special_days_note_length check (length(note) <= 120)
);
alter table public.special_days
  add constraint special_days_day_in_calendar
    check (day between '2000-01-01' and '2199-12-31') not valid,
  add constraint special_days_note_readable check (note = '' or private.is_one_line(note)) not valid,
  add constraint special_days_full_minutes
    check (private.is_full_minute(opens) and private.is_full_minute(closes)) not valid;

alter table public.special_days enable row level security;
revoke all on public.special_days from public, anon, authenticated;
grant select, insert, update, delete on public.special_days to authenticated;
grant all on public.special_days to service_role;
create policy "Admins see special days" on public.special_days for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins add special days" on public.special_days for insert to authenticated
  with check ((select private.has_role('admin')));
create policy "Admins change special days" on public.special_days for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create policy "Admins remove special days" on public.special_days for delete to authenticated
  using ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.special_days
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.special_days
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.special_days
  for each row execute function private.record_change('showroom', 'day', 'day');

create function private.hours_on(wanted text, on_day date, out opens time, out closes time)
language sql stable security definer set search_path = ''
as $$
  select special.opens, special.closes from public.special_days as special
  where special.showroom = wanted and special.day = on_day
  union all
  select usual.opens, usual.closes from public.opening_hours as usual
  where usual.showroom = wanted and usual.weekday = extract(dow from on_day)
    and not exists (
      select from public.special_days where special_days.showroom = wanted and special_days.day = on_day
    )
$$;

create function private.say_showroom(id text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select initcap(id) $$;

revoke all on function
  private.are_disclosures(jsonb), private.are_policies(jsonb), private.is_text_wording(text),
  private.hours_on(text, date), private.say_showroom(text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.are_disclosures(jsonb), private.are_policies(jsonb), private.is_text_wording(text)
  to authenticated, service_role;

create function private.are_zips(value text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select cardinality(value) between 1 and 500
    and not exists (select from unnest(value) as zip where zip is null or zip !~ '^[0-9]{3}([0-9]{2})?$')
$$;

create table public.delivery_zones (
  id uuid primary key default gen_random_uuid(),
  area text not null,
  zips text[] not null,
  fee_cents integer not null,
  days smallint[] not null,
  lead_days smallint not null default 1,
  position integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint delivery_zones_area_length check (length(btrim(area)) between 1 and 60),
  constraint delivery_zones_zips_form check (private.are_zips(zips)),
  constraint delivery_zones_fee_span check (fee_cents between 0 and 100000),
  constraint delivery_zones_days_known check (cardinality(days) between 1 and 7 and days <@ '{0,1,2,3,4,5,6}'),
  constraint delivery_zones_lead_days_span check (lead_days between 0 and 30)
);
alter table public.delivery_zones
  add constraint delivery_zones_area_readable check (private.is_one_line(area)) not valid;

alter table public.delivery_zones enable row level security;
revoke all on public.delivery_zones from public, anon, authenticated;
grant select, insert, update, delete on public.delivery_zones to authenticated;
grant all on public.delivery_zones to service_role;
create policy "Admins see delivery zones" on public.delivery_zones
  for select to authenticated using ((select private.has_role('admin')));
create policy "Admins add delivery zones" on public.delivery_zones
  for insert to authenticated with check ((select private.has_role('admin')));
create policy "Admins change delivery zones" on public.delivery_zones
  for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create policy "Admins remove delivery zones" on public.delivery_zones
  for delete to authenticated using ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.delivery_zones
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.delivery_zones
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.delivery_zones
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.delivery_zones
  for each row execute function private.record_change('id', 'area');

create function private.delivery_zones() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(zones) order by zones.position, zones.area, zones.id), '[]')
  from public.delivery_zones as zones
$$;

revoke all on function
  private.are_zips(text[]), private.delivery_zones()
  from public, anon, authenticated, service_role;
grant execute on function private.are_zips(text[]) to authenticated, service_role;

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  role text not null,
  invited_by uuid references auth.users (id) on delete set null,
  invited_by_email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '48 hours',
  accepted_at timestamptz,
  token_hash text not null unique,
  showroom text references public.showrooms (id) on update cascade on delete set null,
  constraint invitations_email_form check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 255),
  constraint invitations_role_known check (role in ('user', 'admin')),
  constraint invitations_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$')
);
create index invitations_invited_by_idx on public.invitations (invited_by);
create index invitations_showroom_idx on public.invitations (showroom);

alter table public.invitations enable row level security;
revoke all on public.invitations from public, anon, authenticated, service_role;
grant delete on public.invitations to authenticated;
grant select
  (id, email, role, invited_by_email, created_at, expires_at, accepted_at, showroom)
  on public.invitations to authenticated;
create policy "Admins see invitations" on public.invitations
  for select to authenticated using ((select private.has_role('admin')));
create policy "Admins take invitations back" on public.invitations
  for delete to authenticated
  using (accepted_at is null and (select private.has_role('admin')));

create function public.invite_staff(
  invited_email text, invited_role text, token text, at_showroom text default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  address text := lower(btrim(coalesce(invited_email, '')));
  made uuid;
begin
  perform private.require_admin();
  if length(token) is distinct from 64 then
    raise exception 'An invitation needs a token of 64 characters.';
  end if;
  if exists (
    select from auth.users join public.user_roles on user_roles.user_id = users.id
    where lower(users.email) = address and user_roles.role = invited_role
  ) then
    raise exception 'This account already has this role.';
  end if;
  delete from public.invitations where email = address and accepted_at is null;
  insert into public.invitations (email, role, invited_by, invited_by_email, showroom, token_hash)
  values (address, invited_role, auth.uid(), auth.jwt() ->> 'email', at_showroom,
    encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  returning id into made;
  return made;
end
$$;

create function public.accept_invitation(token text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  found_one record;
begin
  if auth.uid() is null or not private.session_stands() then
    raise exception 'Sign in first.' using errcode = 'insufficient_privilege';
  end if;
  select * into found_one from public.invitations
  where token_hash = encode(sha256(convert_to(coalesce($1, ''), 'UTF8')), 'hex')
    and email = (select lower(users.email) from auth.users where users.id = auth.uid())
  for update;
  if found_one.id is null then
    raise exception 'This invitation is not for this account, or was taken back.';
  end if;
  if found_one.accepted_at is not null then
    return found_one.role;
  end if;
  if found_one.expires_at < now() or not exists (
    select from public.user_roles where user_id = found_one.invited_by and role = 'admin'
  ) then
    raise exception 'This invitation is over. Ask for a new one.';
  end if;
  update public.invitations set accepted_at = now() where id = found_one.id;
  if not exists (
    select from public.user_roles where user_id = auth.uid() and role = found_one.role
  ) then
    insert into public.user_roles (user_id, role, showroom)
    values (auth.uid(), found_one.role, found_one.showroom);
    update public.role_events
    set changed_by = found_one.invited_by, changed_by_email = found_one.invited_by_email
    where id = (
      select max(id) from public.role_events
      where user_id = auth.uid() and action = 'assigned' and role_events.role = found_one.role
    );
  end if;
  return found_one.role;
end
$$;

revoke all on function
  public.invite_staff(text, text, text, text), public.accept_invitation(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.invite_staff(text, text, text, text), public.accept_invitation(text)
  to authenticated;

create sequence private.product_numbers start 1001;
revoke all on sequence private.product_numbers from public, anon, authenticated, service_role;

create function private.next_product_id() returns text
language sql volatile security definer
set search_path = ''
as $$ select nextval('private.product_numbers')::text $$;

create function private.are_pieces(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) between 1 and 60
    and not exists (
      select from jsonb_array_elements(value) as piece
      where jsonb_typeof(piece -> 'name') is distinct from 'string' or length(piece ->> 'name') > 120
        or piece ->> 'name' !~ E'[^\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]'
        or not coalesce(jsonb_typeof(piece -> 'count') = 'number'
          and (piece ->> 'count')::numeric between 1 and 100
          and (piece ->> 'count')::numeric = trunc((piece ->> 'count')::numeric), false)
        or exists (
          select from unnest(array['widthIn', 'depthIn', 'heightIn']) as side
          where not coalesce(jsonb_typeof(piece -> side) = 'number'
            and (piece ->> side)::numeric between 0.1 and 400, false)
        )
        or piece ? 'boxes' and (
          jsonb_typeof(piece -> 'boxes') <> 'array'
          or exists (
            select from jsonb_array_elements(
              case jsonb_typeof(piece -> 'boxes') when 'array' then piece -> 'boxes' else '[]' end
            ) as box
            where jsonb_typeof(box) <> 'array' or jsonb_array_length(
                case jsonb_typeof(box) when 'array' then box else '[]' end
              ) <> 3
              or exists (
                select from jsonb_array_elements(
                  case jsonb_typeof(box) when 'array' then box else '[]' end
                ) as side
                where not coalesce(jsonb_typeof(side) = 'number'
                  and (side #>> '{}')::numeric between 0.1 and 400, false)
              )
          )
        )
    )
$$;

create function private.are_add_ons(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 20
    and not exists (
      select from jsonb_array_elements(value) as add_on
      where jsonb_typeof(add_on -> 'name') is distinct from 'string' or length(add_on ->> 'name') > 120
        or add_on ->> 'name' !~ E'[^\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]'
        or not coalesce(jsonb_typeof(add_on -> 'priceCents') = 'number'
          and (add_on ->> 'priceCents')::numeric between 1 and 100000000
          and (add_on ->> 'priceCents')::numeric = trunc((add_on ->> 'priceCents')::numeric), false)
    )
$$;

create function private.are_package_lines(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) between 1 and 100
    and not exists (
      select from jsonb_array_elements(value) as line
      where jsonb_typeof(line -> 'name') is distinct from 'string' or length(line ->> 'name') > 120
        or line ->> 'name' !~ E'[^\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]'
        or not coalesce(jsonb_typeof(line -> 'count') = 'number'
          and (line ->> 'count')::numeric between 1 and 100
          and (line ->> 'count')::numeric = trunc((line ->> 'count')::numeric), false)
        or jsonb_typeof(line -> 'detail') is distinct from 'string'
    )
$$;

create table public.products (
  id text primary key default private.next_product_id(),
  slug text not null,
  list text not null,
  state text not null default 'draft',
  position integer not null default 0,
  type text not null,
  title text not null,
  description text not null default '',
  price_cents integer not null,
  compare_at_cents integer not null,
  badge text not null default '',
  style text not null,
  size text,
  colors text[] not null,
  finish text not null default '',
  materials text[] not null default '{}',
  pieces jsonb not null,
  features text[] not null default '{}',
  care text not null default '',
  condition text not null default 'new',
  condition_reason text,
  add_ons jsonb not null default '[]',
  free_tv boolean not null default false,
  location text,
  gradient text,
  added_on date not null default current_date,
  sold_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  went_live_at timestamptz,
  publish_at timestamptz,
  compare_at_source text not null default '',
  constraint products_id_form check (id ~ '^[a-z0-9-]{1,60}$'),
  constraint products_slug_key unique (slug),
  constraint products_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 90),
  constraint products_list_known check (list in
    ('bedroom', 'living-room', 'dining-room', 'clearance', 'mattress', 'in-store')),
  constraint products_state_known check (state in ('draft', 'live', 'sold', 'archived')),
  constraint products_title_length check (length(btrim(title)) between 1 and 90),
  constraint products_description_length check (length(description) <= 1200),
  constraint products_price_positive check (price_cents between 1 and 100000000),
  constraint products_price_below_compare_at check (price_cents < compare_at_cents),
  constraint products_compare_at_limit check (compare_at_cents <= 100000000),
  constraint products_badge_length check (length(badge) <= 30),
  constraint products_type_length check (length(btrim(type)) between 1 and 40),
  constraint products_style_length check (length(btrim(style)) between 1 and 40),
  constraint products_colors_filled check (cardinality(colors) >= 1 and private.are_lines(colors)),
  constraint products_materials_filled check (private.are_lines(materials)),
  constraint products_features_filled check (private.are_lines(features)),
  constraint products_pieces_form check (private.are_pieces(pieces)),
  constraint products_add_ons_form check (private.are_add_ons(add_ons)),
  constraint products_condition_known
    check (condition in ('new', 'open box', 'floor model', 'cosmetic mark')),
  constraint products_condition_explained
    check (condition = 'new' or coalesce(length(btrim(condition_reason)), 0) > 0),
  constraint products_location_known
    check (location in ('All Locations', 'Main Showroom', 'Outlet Location')),
  constraint products_in_store_located check (list <> 'in-store' or location is not null),
  constraint products_sold_dated check ((state = 'sold') = (sold_at is not null)),
  constraint products_compare_at_source_length check (length(compare_at_source) <= 200)
);
alter table public.products
  add constraint products_slug_free check (slug <> 'delivery' and slug !~ '^package-[0-9]+$') not valid,
  add constraint products_title_readable check (private.is_one_line(title)) not valid,
  add constraint products_words_readable check (
    private.is_one_line(type) and private.is_one_line(style) and private.is_one_line(size)
    and (badge = '' or private.is_one_line(badge)) and private.says_something(condition_reason)
  ) not valid,
  add constraint products_words_fit check (
    length(finish) <= 200 and length(care) <= 1000 and length(size) <= 60
    and length(condition_reason) <= 300
  ) not valid,
  add constraint products_gradient_form
    check (gradient ~ '^linear-gradient\([#%a-z0-9., -]{1,200}\)$') not valid,
  add constraint products_dates_in_calendar check (
    added_on between '2000-01-01' and '2199-12-31'
    and private.is_in_calendar(sold_at) and private.is_in_calendar(publish_at)
  ) not valid;
comment on column public.products.went_live_at is
  'When it was first for sale; its address was public from then on.';
create index products_list_idx on public.products (list, position, id);
create index products_publish_at_idx on public.products (publish_at) where publish_at is not null;

alter table public.products enable row level security;
revoke all on public.products from public, anon, authenticated;
grant select, insert, update on public.products to authenticated;
grant all on public.products to service_role;
create policy "Admins see products" on public.products for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins add products" on public.products for insert to authenticated
  with check ((select private.has_role('admin')));
create policy "Admins change products" on public.products for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.products
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.products
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.products
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.products
  for each row execute function private.record_change('id', 'title');

create function private.fit_words() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if length(new.title) > 60 and (tg_op = 'INSERT' or new.title is distinct from old.title) then
    raise exception 'A name has 60 characters at most.';
  end if;
  if length(new.description) > 600 and (tg_op = 'INSERT' or new.description is distinct from old.description) then
    raise exception 'A description has 600 characters at most.';
  end if;
  return new;
end
$$;

create trigger fit_words before insert or update of title, description on public.products
  for each row execute function private.fit_words();

create function private.stamp_first_sale_day() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.went_live_at := case
    when tg_op = 'UPDATE' and old.went_live_at is not null then old.went_live_at
    when new.state in ('live', 'sold') then clock_timestamp()
  end;
  return new;
end
$$;

create trigger a_stamp_first_sale_day before insert or update on public.products
  for each row execute function private.stamp_first_sale_day();

create function private.stamp_sale() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.state = 'sold' then
    new.sold_at := least(coalesce(new.sold_at, clock_timestamp()), clock_timestamp());
  else
    new.sold_at := null;
  end if;
  return new;
end
$$;

create trigger a_stamp_sale before insert or update on public.products
  for each row execute function private.stamp_sale();

create table public.product_slugs (
  slug text primary key,
  product_id text not null references public.products (id) on delete cascade,
  since timestamptz not null default now()
);
create index product_slugs_product_idx on public.product_slugs (product_id);

alter table public.product_slugs enable row level security;
revoke all on public.product_slugs from public, anon, authenticated;
grant select on public.product_slugs to authenticated;
grant all on public.product_slugs to service_role;
create policy "Admins see product slugs" on public.product_slugs for select to authenticated
  using ((select private.has_role('admin')));

create function private.keep_former_slug() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.product_slugs where slug = new.slug and product_id = new.id;
  if tg_op = 'UPDATE' then
    insert into public.product_slugs (slug, product_id) values (old.slug, new.id)
      on conflict (slug) do update set product_id = excluded.product_id, since = now()
      -- At the name of a draft nobody was.
      where old.went_live_at is not null;
  end if;
  return null;
end
$$;

create trigger keep_former_slug after insert on public.products
  for each row execute function private.keep_former_slug();
create trigger keep_former_slug_on_change after update on public.products
  for each row when (new.slug is distinct from old.slug)
  execute function private.keep_former_slug();

create function private.is_taken_slug(wanted text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select wanted = 'delivery' or wanted ~ '^package-[0-9]+$'
    or exists (select from public.products where slug = wanted)
    or exists (select from public.product_slugs where slug = wanted)
$$;

create function private.slug_for(title text, id text) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words text := btrim(left(btrim(regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g'), '-'), 70), '-');
begin
  if words = '' then
    return 'piece-' || id;
  end if;
  return case when private.is_taken_slug(words) then words || '-' || id else words end;
end
$$;

create function private.former_lists() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(moved.record, moved.lists), '{}')
  from (
    select record, jsonb_agg(distinct before ->> 'list') as lists
    from public.changes
    where table_name = 'products' and action = 'changed' and before ? 'list'
    group by record
  ) as moved
$$;

create table public.stock (
  product_id text not null references public.products (id) on delete cascade,
  showroom text not null,
  on_hand integer not null,
  counted_at timestamptz not null default now(),
  version integer not null default 1,
  constraint stock_pkey primary key (product_id, showroom),
  constraint stock_showroom_known check (showroom in ('east', 'west')),
  constraint stock_not_negative check (on_hand between 0 and 10000)
);
alter table public.stock
  add constraint stock_counted_in_calendar check (private.is_in_calendar(counted_at)) not valid;

alter table public.stock enable row level security;
revoke all on public.stock from public, anon, authenticated;
grant select, insert, update on public.stock to authenticated;
grant all on public.stock to service_role;
create policy "Admins see stock" on public.stock for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins add stock" on public.stock for insert to authenticated
  with check ((select private.has_role('admin')));
create policy "Admins change stock" on public.stock for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.stock
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.stock
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.stock
  for each row execute function private.record_change('product_id', 'showroom', 'product_id');

create function private.set_stock(piece text, counts jsonb) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.stock (product_id, showroom, on_hand)
    select piece, key, value::integer from jsonb_each_text(counts)
  on conflict (product_id, showroom) do update
    set on_hand = excluded.on_hand, counted_at = clock_timestamp()
    where stock.on_hand <> excluded.on_hand
$$;

create table public.packages (
  id text primary key,
  slug text not null,
  state text not null default 'live',
  position integer not null default 0,
  name text not null,
  pieces integer not null,
  price_cents integer not null,
  compare_at_cents integer not null,
  monthly_payment_cents integer,
  description text not null default '',
  includes jsonb not null,
  features text[] not null default '{}',
  style text not null,
  colors text[] not null,
  finish text not null default '',
  materials text[] not null default '{}',
  care text not null default '',
  stock_east integer not null default 0,
  stock_west integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  product_ids text[] not null default '{}',
  constraint packages_id_form check (id ~ '^[a-z0-9-]{1,60}$'),
  constraint packages_slug_key unique (slug),
  constraint packages_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint packages_state_known check (state in ('draft', 'live', 'archived')),
  constraint packages_name_length check (length(btrim(name)) between 1 and 90),
  constraint packages_pieces_positive check (pieces between 1 and 500),
  constraint packages_price_below_compare_at
    check (price_cents > 0 and price_cents < compare_at_cents),
  constraint packages_monthly_payment_positive check (monthly_payment_cents > 0),
  constraint packages_includes_form check (private.are_package_lines(includes)),
  constraint packages_features_filled check (private.are_lines(features)),
  constraint packages_materials_filled check (private.are_lines(materials)),
  constraint packages_colors_filled check (cardinality(colors) >= 1 and private.are_lines(colors)),
  constraint packages_stock_not_negative check (stock_east >= 0 and stock_west >= 0),
  constraint packages_product_ids_filled check (private.are_lines(product_ids))
);
alter table public.packages
  add constraint packages_name_readable check (private.is_one_line(name)) not valid,
  add constraint packages_words_readable check (private.is_one_line(style)) not valid,
  add constraint packages_words_fit check (
    length(slug) <= 90 and length(description) <= 2000 and length(finish) <= 200
    and length(care) <= 1000 and length(style) <= 40
  ) not valid,
  add constraint packages_compare_at_limit check (compare_at_cents <= 100000000) not valid,
  add constraint packages_monthly_payment_below_price
    check (monthly_payment_cents < price_cents) not valid,
  add constraint packages_stock_limit check (stock_east <= 10000 and stock_west <= 10000) not valid;

alter table public.packages enable row level security;
revoke all on public.packages from public, anon, authenticated;
grant select, insert, update on public.packages to authenticated;
grant all on public.packages to service_role;
create policy "Admins see packages" on public.packages for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins add packages" on public.packages for insert to authenticated
  with check ((select private.has_role('admin')));
create policy "Admins change packages" on public.packages for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.packages
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.packages
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.packages
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.packages
  for each row execute function private.record_change('id', 'name');

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  package_id text references public.packages (id) on delete cascade,
  headline text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint offers_kind_known
    check (kind in ('package', 'deal-of-the-month', 'mattress-special')),
  constraint offers_package_named check ((kind = 'package') = (package_id is not null)),
  constraint offers_headline_length check (length(btrim(headline)) between 1 and 160),
  constraint offers_limited_ends check (headline !~* '\mlimited\M' or ends_at is not null),
  constraint offers_end_after_start check (ends_at > starts_at)
);
alter table public.offers
  add constraint offers_headline_readable check (private.is_one_line(headline)) not valid,
  add constraint offers_dates_in_calendar
    check (private.is_in_calendar(starts_at) and private.is_in_calendar(ends_at)) not valid;
create index offers_package_idx on public.offers (package_id);

alter table public.offers enable row level security;
revoke all on public.offers from public, anon, authenticated;
grant select, insert, update, delete on public.offers to authenticated;
grant all on public.offers to service_role;
create policy "Admins see offers" on public.offers for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins add offers" on public.offers for insert to authenticated
  with check ((select private.has_role('admin')));
create policy "Admins change offers" on public.offers for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create policy "Admins remove offers" on public.offers for delete to authenticated
  using ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.offers
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.offers
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.offers
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.offers
  for each row execute function private.record_change('id', 'headline');

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  words text not null,
  path text,
  starts_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint notices_words_length check (length(btrim(words)) between 1 and 140),
  constraint notices_path_form check (path ~ '^/[a-z0-9/-]*$'),
  constraint notices_end_after_start check (ends_at > starts_at)
);
alter table public.notices
  add constraint notices_words_readable check (private.is_one_line(words)) not valid,
  add constraint notices_page_path_form
    check (path ~ '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$' and length(path) <= 200) not valid,
  add constraint notices_dates_in_calendar
    check (private.is_in_calendar(starts_at) and private.is_in_calendar(ends_at)) not valid;

alter table public.notices enable row level security;
revoke all on public.notices from public, anon, authenticated;
grant select, insert, update, delete on public.notices to authenticated;
grant all on public.notices to service_role;
create policy "Admins see notices" on public.notices for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins add notices" on public.notices for insert to authenticated
  with check ((select private.has_role('admin')));
create policy "Admins change notices" on public.notices for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create policy "Admins remove notices" on public.notices for delete to authenticated
  using ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.notices
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.notices
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.notices
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.notices
  for each row execute function private.record_change('id', 'words');

create table public.product_notes (
  product_id text primary key references public.products (id) on delete cascade,
  cost_cents integer,
  lot text not null default '',
  note text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint product_notes_cost_range check (cost_cents between 0 and 100000000),
  constraint product_notes_lot_length check (length(lot) <= 120),
  constraint product_notes_note_length check (length(note) <= 1000)
);

alter table public.product_notes enable row level security;
revoke all on public.product_notes from public, anon, authenticated, service_role;
grant select on public.product_notes to authenticated, service_role;
create policy "Admins see notes of pieces" on public.product_notes
  for select to authenticated using ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.product_notes
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.product_notes
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.product_notes
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.product_notes
  for each row execute function private.record_change('product_id', 'product_id');

create function private.set_notes(piece text, given jsonb) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'object' then
    raise exception 'Notes are needed.';
  end if;
  insert into public.product_notes (product_id, cost_cents, lot, note)
    select piece, notes.cost_cents, coalesce(btrim(notes.lot), ''), coalesce(btrim(notes.note), '')
    from jsonb_to_record(given) as notes (cost_cents integer, lot text, note text)
    where num_nonnulls(notes.cost_cents, nullif(btrim(notes.lot), ''), nullif(btrim(notes.note), '')) > 0
      or exists (select from public.product_notes where product_id = piece)
  on conflict (product_id) do update
    set cost_cents = excluded.cost_cents, lot = excluded.lot, note = excluded.note
    where (product_notes.cost_cents, product_notes.lot, product_notes.note)
      is distinct from (excluded.cost_cents, excluded.lot, excluded.note);
end
$$;

revoke all on function
  private.next_product_id(), private.are_pieces(jsonb), private.are_add_ons(jsonb),
  private.are_package_lines(jsonb), private.fit_words(), private.stamp_first_sale_day(),
  private.stamp_sale(), private.keep_former_slug(), private.is_taken_slug(text),
  private.slug_for(text, text), private.former_lists(), private.set_stock(text, jsonb),
  private.set_notes(text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  private.next_product_id(), private.are_pieces(jsonb), private.are_add_ons(jsonb),
  private.are_package_lines(jsonb)
  to authenticated, service_role;

create table public.pictures (
  name text primary key,
  hash text not null,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  color text not null,
  alt text not null,
  created_at timestamptz not null default now(),
  has_jpeg boolean not null default false,
  constraint pictures_name_form check (name ~ '^[a-z0-9]+(-+[a-z0-9]+)*$'),
  constraint pictures_hash_form check (hash ~ '^[0-9a-f]{6,64}$'),
  constraint pictures_size_positive check (width > 0 and height > 0),
  constraint pictures_widths_filled check (cardinality(widths) between 1 and 8),
  constraint pictures_color_form check (color ~ '^#[0-9a-f]{6}$'),
  constraint pictures_alt_length check (length(btrim(alt)) between 1 and 200)
);

alter table public.pictures enable row level security;
revoke all on public.pictures from public, anon, authenticated;
grant select, insert on public.pictures to authenticated;
grant all on public.pictures to service_role;
create policy "Admins see pictures" on public.pictures for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins add pictures" on public.pictures for insert to authenticated
  with check ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.pictures
  for each statement execute function private.take_catalog_turn();
create trigger record_change after insert or update or delete on public.pictures
  for each row execute function private.record_change('name', 'alt');

create table public.product_pictures (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  position smallint not null default 1,
  original text not null,
  turn smallint not null default 0,
  zoom smallint not null default 100,
  focus_x smallint not null default 50,
  focus_y smallint not null default 50,
  alt text not null default '',
  name text not null default '',
  problem text,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  light smallint not null default 0,
  stands_in boolean not null default false,
  constraint product_pictures_position_range check (position between 1 and 8),
  constraint product_pictures_original_form check (original ~ '^[0-9a-f]{64}\.(jpg|png|webp)$'),
  constraint product_pictures_turn_known check (turn in (0, 90, 180, 270)),
  constraint product_pictures_zoom_range check (zoom between 100 and 400),
  constraint product_pictures_focus_range
    check (focus_x between 0 and 100 and focus_y between 0 and 100),
  constraint product_pictures_alt_length check (length(alt) <= 200),
  constraint product_pictures_light_range check (light between -3 and 3)
);
create index product_pictures_product_idx on public.product_pictures (product_id, position);
create index product_pictures_updated_idx on public.product_pictures (updated_at);

alter table public.product_pictures enable row level security;
revoke all on public.product_pictures from public, anon, authenticated, service_role;
grant select on public.product_pictures to authenticated, service_role;
create policy "Admins see product pictures" on public.product_pictures
  for select to authenticated using ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.product_pictures
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.product_pictures
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.product_pictures
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.product_pictures
  for each row execute function private.record_change('id', 'product_id');

create function private.check_product_picture() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.name := 'photo-' || left(md5(new.original || ' ' || new.turn::text || ' ' || new.zoom::text || ' '
    || new.focus_x::text || ' ' || new.focus_y::text || case when new.light = 0 then '' else ' ' || new.light::text end), 12);
  if tg_op = 'UPDATE' and new.name <> old.name then
    new.problem := null;
  end if;
  -- Writers take turns, so nobody else adds one meanwhile.
  if (select count(*) from public.product_pictures as other
      where other.product_id = new.product_id and other.id <> new.id) >= 8 then
    raise exception 'A piece has one to eight pictures.';
  end if;
  if not private.says_something(new.alt) and exists (
      select from public.products where id = new.product_id
        and (state = 'live' or publish_at is not null)) then
    raise exception 'Say what each picture shows, for people who cannot see it.';
  end if;
  return new;
end
$$;

create trigger a_check_product_picture before insert or update on public.product_pictures
  for each row execute function private.check_product_picture();

create function private.check_going_live() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.state <> 'draft' then
    new.publish_at := null;
  end if;
  if (new.state = 'live' or new.publish_at is not null)
    and (tg_op = 'INSERT' or old.state <> 'live' and old.publish_at is null)
    and exists (
      select from public.product_pictures where product_id = new.id and not private.says_something(alt)
    ) then
    raise exception 'Say what each picture shows, for people who cannot see it.';
  end if;
  return new;
end
$$;

create trigger a_check_going_live before insert or update on public.products
  for each row execute function private.check_going_live();

create function private.set_pictures(piece text, given jsonb) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 8 then
    raise exception 'A piece has one to eight pictures.';
  end if;
  delete from public.product_pictures where product_id = piece
    and id not in (select (picture ->> 'id')::uuid from jsonb_array_elements(given) as picture);
  insert into public.product_pictures
    (id, product_id, position, original, turn, zoom, focus_x, focus_y, light, stands_in, alt)
  select picture.id, piece, at, picture.original, coalesce(picture.turn, 0),
    coalesce(picture.zoom, 100), coalesce(picture.focus_x, 50), coalesce(picture.focus_y, 50),
    coalesce(picture.light, 0), coalesce(picture.stands_in, false), coalesce(picture.alt, '')
  from jsonb_array_elements(given) with ordinality as list (entry, at),
    jsonb_to_record(entry) as picture (id uuid, original text, turn smallint, zoom smallint,
      focus_x smallint, focus_y smallint, light smallint, stands_in boolean, alt text)
  on conflict (id) do update set position = excluded.position, original = excluded.original,
    turn = excluded.turn, zoom = excluded.zoom, focus_x = excluded.focus_x,
    focus_y = excluded.focus_y, light = excluded.light, stands_in = excluded.stands_in, alt = excluded.alt
    where (product_pictures.position, product_pictures.original, product_pictures.turn,
      product_pictures.zoom, product_pictures.focus_x, product_pictures.focus_y,
      product_pictures.light, product_pictures.stands_in, product_pictures.alt)
      is distinct from (excluded.position, excluded.original, excluded.turn, excluded.zoom,
      excluded.focus_x, excluded.focus_y, excluded.light, excluded.stands_in, excluded.alt);
  if (select count(*) from public.product_pictures where product_id = piece)
    <> jsonb_array_length(given) then
    raise exception 'One of these pictures is another piece’s.';
  end if;
end
$$;

create function private.shown_pictures() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(shown.product_id, shown.pictures), '{}') from (
    select pictures.product_id, jsonb_agg(
      jsonb_build_object('name', pictures.name, 'alt', pictures.alt)
        || case when pictures.stands_in then '{"standsIn": true}'::jsonb else '{}' end
      order by pictures.position, pictures.id) as pictures
    from public.product_pictures as pictures
      join public.products on products.id = pictures.product_id
    where products.state in ('live', 'sold')
      or products.state = 'archived' and products.went_live_at is not null
    group by pictures.product_id
  ) as shown
$$;

revoke all on function
  private.check_product_picture(), private.check_going_live(), private.set_pictures(text, jsonb),
  private.shown_pictures()
  from public, anon, authenticated, service_role;

create function private.wanted_changes(changes jsonb)
returns table (
  id text, version integer, price_cents integer, compare_at_cents integer, list text, state text,
  title text, version_now integer, price_now integer
)
language sql stable
set search_path = ''
as $$
  select change.*, products.title, products.version, products.price_cents
  from jsonb_to_recordset(changes)
    as change (id text, version integer, price_cents integer, compare_at_cents integer, list text, state text)
  left join public.products on products.id = change.id
$$;

create function private.ask_back(changes jsonb) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  sentence text;
begin
  select string_agg(format('%s of “%s” by %s %%', money.name, products.title,
      trunc(abs(money.wanted - money.now) * 100.0 / money.now)), ', ') into sentence
    from private.wanted_changes(changes) as change
    join public.products on products.id = change.id
    cross join lateral (values
      ('price', change.price_cents, products.price_cents),
      ('compare-at price', change.compare_at_cents, products.compare_at_cents)
    ) as money (name, wanted, now)
    where abs(money.wanted - money.now) > money.now * 0.4;
  if sentence is not null then
    raise exception 'This changes the %. Say that it is meant.', left(sentence, 600)
      using errcode = 'PT422', hint = 'confirmed';
  end if;
  select string_agg('“' || products.title || '”', ', ') into sentence
    from private.wanted_changes(changes) as change
    join public.products on products.id = change.id
    where change.state = 'live' and products.state <> 'live'
      and coalesce((select sum(on_hand) from public.stock where product_id = products.id), 0) = 0;
  if sentence is not null then
    raise exception 'None is counted of %: count first, then make it live.', left(sentence, 600)
      using errcode = 'PT422', hint = 'confirmed';
  end if;
end
$$;

create function public.change_products(changes jsonb, confirmed boolean default false)
returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
declare
  sentence text;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 5000
    or exists (
      select from jsonb_array_elements(changes) as change
      where jsonb_typeof(change) <> 'object' or change ->> 'id' is null or change ->> 'version' is null
        or exists (
          select from jsonb_object_keys(change) as field
          where field not in ('id', 'version', 'price_cents', 'compare_at_cents', 'list', 'state')
        )
    ) then
    raise exception 'A list of changes is needed, each with the id and the version of its piece.';
  end if;
  select string_agg(coalesce('“' || title || '”', id), ', ') into sentence from (
    select * from private.wanted_changes(changes) where version_now is null or version is distinct from version_now limit 6
  ) as late;
  if sentence is not null then
    raise exception 'Somebody else changed % in the meantime. Nothing was changed.', sentence
      using errcode = 'PT409', hint = 'Read again, then change it.';
  end if;
  if not coalesce(confirmed, false) then
    perform private.ask_back(changes);
  end if;
  return query
    update public.products set
      price_cents = coalesce(wanted.price_cents, products.price_cents),
      compare_at_cents = coalesce(wanted.compare_at_cents, products.compare_at_cents),
      list = coalesce(wanted.list, products.list),
      state = coalesce(wanted.state, products.state),
      location = case when coalesce(wanted.list, products.list) = 'in-store'
        then coalesce(products.location, 'All Locations') else products.location end
    from private.wanted_changes(changes) as wanted where products.id = wanted.id
    returning products.*;
end
$$;

create table private.piece_requests (
  request uuid primary key,
  product_id text not null references public.products (id) on delete cascade,
  at timestamptz not null default now()
);
create index piece_requests_product_idx on private.piece_requests (product_id);

alter table private.piece_requests enable row level security;
revoke all on private.piece_requests from public, anon, authenticated, service_role;
create policy "Nobody reads or writes requests" on private.piece_requests
  for all to anon, authenticated using (false);

create function private.beside_piece(piece text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'pictures', (
      select jsonb_agg(to_jsonb(pictures) - array['version', 'updated_at', 'problem'] order by pictures.id)
      from public.product_pictures as pictures where pictures.product_id = piece),
    'notes', (
      select to_jsonb(notes) - array['version', 'updated_at']
      from public.product_notes as notes where notes.product_id = piece))
$$;

create function public.save_piece(
  piece jsonb, pictures jsonb default null, stock jsonb default null, request uuid default null
) returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
declare
  known text;
  columns text;
  wrong text;
  number text := piece ->> 'id';
  fields jsonb := piece - 'id' - 'version' - 'notes';
  wanted text := piece ->> 'state';
  beside jsonb;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  if jsonb_typeof(piece) is distinct from 'object' then
    raise exception 'A piece is needed.';
  end if;
  select string_agg(field, ', ') into wrong from jsonb_object_keys(fields) as field
  where field not in ('list', 'state', 'type', 'title', 'description', 'price_cents', 'compare_at_cents',
    'compare_at_source', 'badge', 'style', 'size', 'colors', 'finish', 'materials', 'pieces', 'features',
    'care', 'condition', 'condition_reason', 'add_ons', 'free_tv', 'location', 'gradient', 'added_on',
    'publish_at');
  if wrong is not null then
    raise exception 'A piece has no %, or not here.', wrong;
  end if;
  if number is null then
    select product_id into known from private.piece_requests as made where made.request = save_piece.request;
    if known is not null then
      return query select * from public.products where id = known;
      return;
    end if;
    number := private.next_product_id();
    -- Its pictures stand beside it before it is for sale.
    fields := fields || jsonb_build_object('id', number, 'slug', private.slug_for(fields ->> 'title', number),
      'state', 'draft', 'publish_at', null);
    if fields ->> 'list' = 'in-store' and fields ->> 'location' is null then
      fields := fields || '{"location": "All Locations"}';
    end if;
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('insert into public.products (%1$s)
      select %1$s from jsonb_populate_record(null::public.products, $1)', columns) using fields;
    if request is not null then
      insert into private.piece_requests (request, product_id) values (save_piece.request, number);
    end if;
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if piece ? 'notes' then
      perform private.set_notes(number, piece -> 'notes');
    end if;
    if wanted is distinct from 'draft' and wanted is not null or piece ->> 'publish_at' is not null then
      update public.products set state = coalesce(wanted, 'draft'),
        publish_at = (piece ->> 'publish_at')::timestamptz where id = number;
    end if;
  else
    beside := private.beside_piece(number);
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if piece ? 'notes' and exists (select from public.products where id = number) then
      perform private.set_notes(number, piece -> 'notes');
    end if;
    fields := fields || jsonb_build_object('version', (piece ->> 'version')::integer);
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('update public.products set (%1$s) =
      (select %1$s from jsonb_populate_record(null::public.products, $1)) where id = $2', columns)
      using fields, number;
    if not exists (select from public.products where id = number) then
      raise exception 'There is no such piece.' using errcode = 'PT404';
    end if;
    if private.beside_piece(number) <> beside then
      update public.products set updated_at = clock_timestamp()
        where id = number and version = (piece ->> 'version')::integer;
    end if;
  end if;
  if stock is not null then
    perform private.set_stock(number, stock);
  end if;
  return query select * from public.products where id = number;
end
$$;

create function private.key_of(table_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case table_name
    when 'products' then 'id' when 'packages' then 'id' when 'offers' then 'id::text'
    when 'notices' then 'id::text' when 'showrooms' then 'id' when 'lenders' then 'name'
    when 'stock' then $key$product_id || ' ' || showroom$key$
    when 'opening_hours' then $key$showroom || ' ' || weekday$key$
    when 'special_days' then $key$showroom || ' ' || day$key$
    when 'holds' then 'id::text' when 'product_pictures' then 'id::text' when 'product_notes' then 'product_id' when 'delivery_zones' then 'id::text'
    when 'shop' then 'null'
  end
$$;

create function private.put_row_back(change public.changes) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  place text := case when change.table_name = 'shop' then 'true'
    else private.key_of(change.table_name) || ' = $1' end;
  -- Set by triggers, from the others.
  before jsonb := change.before - 'sold_at';
  after jsonb := change.after - 'sold_at';
  is_now jsonb;
  columns text;
begin
  if private.key_of(change.table_name) is null then
    raise exception '“%” cannot be put back here.', change.record_name;
  end if;
  if before = '{}' then
    return;
  end if;
  execute format('select to_jsonb(found) from public.%I as found where %s for update',
    change.table_name, place) into is_now using change.record;
  if is_now is null then
    raise exception '“%” is not there any more.', change.record_name using errcode = 'PT409';
  end if;
  -- Times are compared as times, whatever zone they were written down in.
  execute format(
    'select jsonb_object_agg(field, to_jsonb(was) -> field), jsonb_object_agg(field, to_jsonb(then_) -> field)
     from jsonb_object_keys($1) as field, jsonb_populate_record(null::public.%1$I, $1) as was,
       jsonb_populate_record(null::public.%1$I, $2) as then_', change.table_name)
    into before, after using before, after;
  if not exists (
    select from jsonb_each(before) as field where is_now -> field.key is distinct from field.value
  ) then
    return;
  end if;
  if exists (
    select from jsonb_each(after) as field where is_now -> field.key is distinct from field.value
  ) then
    raise exception 'Somebody changed “%” again since. Put that back first.', change.record_name
      using errcode = 'PT409';
  end if;
  select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(before) as field;
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2)) where %3$s',
    change.table_name, columns, place) using change.record, before;
end
$$;

create function public.put_back(changes bigint[]) returns setof public.changes
language plpgsql security definer
set search_path = ''
as $$
declare
  change public.changes;
  last_before bigint;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  select coalesce(max(id), 0) into last_before from public.changes;
  for change in
    select * from public.changes as known where known.id = any (put_back.changes)
    order by known.table_name = 'sales' desc, known.id desc
  loop
    if change.table_name = 'sales' then
      if change.action = 'added' then
        perform public.undo_sale(change.record::uuid);
      end if;
    elsif change.action = 'changed' then
      perform private.put_row_back(change);
    elsif change.action = 'added' and change.table_name in ('offers', 'notices', 'special_days', 'delivery_zones', 'product_pictures', 'product_notes') then
      execute format('delete from public.%I where %s = $1', change.table_name,
        private.key_of(change.table_name)) using change.record;
    elsif change.action = 'added' and change.table_name = 'products' then
      update public.products set state = 'archived' where id = change.record;
    elsif change.action = 'added' and change.table_name = 'holds' then
      update public.holds set state = 'ended' where id::text = change.record and state = 'held';
    elsif change.action = 'removed' and change.table_name in ('offers', 'notices', 'special_days', 'delivery_zones', 'product_pictures', 'product_notes') then
      execute format(
        'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I,
           $1 || jsonb_build_object(''version'', 1, ''updated_at'', now()))).*', change.table_name)
        using change.before;
    else
      raise exception '“%” was added, which cannot be put back here.', change.record_name;
    end if;
  end loop;
  return query select * from public.changes as made where made.id > last_before order by made.id;
exception when unique_violation then
  raise exception 'It is there again already.' using errcode = 'PT409';
end
$$;

revoke all on function
  private.wanted_changes(jsonb), private.ask_back(jsonb), public.change_products(jsonb, boolean),
  private.beside_piece(text), public.save_piece(jsonb, jsonb, jsonb, uuid), private.key_of(text),
  private.put_row_back(public.changes), public.put_back(bigint[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.change_products(jsonb, boolean), public.save_piece(jsonb, jsonb, jsonb, uuid),
  public.put_back(bigint[])
  to authenticated;

create table public.publications (
  version bigint primary key,
  published_at timestamptz,
  error text,
  warnings jsonb not null default '[]',
  pages_written integer not null default 0,
  release text,
  constraint publications_live_or_failed check ((published_at is null) <> (error is null)),
  constraint publications_warnings_list check (jsonb_typeof(warnings) = 'array')
);

alter table public.publications enable row level security;
revoke all on public.publications from public, anon, authenticated, service_role;
grant select on public.publications to authenticated, service_role;
create policy "Admins see publications" on public.publications for select to authenticated
  using ((select private.has_role('admin')));

create function private.catalog_rows() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'database', (select id from private.catalog_state),
    'version', (select version from private.catalog_state),
    'products', coalesce((
      select jsonb_agg(to_jsonb(products) || jsonb_build_object('counted_on', (
        select coalesce(jsonb_object_agg(
          stock.showroom, (stock.counted_at at time zone 'America/Detroit')::date
        ), '{}') from public.stock
        where stock.product_id = products.id
          and stock.counted_at > (select filled_at from private.catalog_state)
      ), 'stock', (
        select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
        where stock.product_id = products.id
      )) order by products.list, products.position, products.id)
      from public.products
      where products.state in ('live', 'sold')
        or products.state = 'archived' and products.went_live_at is not null
    ), '[]'),
    'packages', coalesce((
      select jsonb_agg(to_jsonb(packages) order by packages.position, packages.id)
      from public.packages where packages.state = 'live'
    ), '[]'),
    'offers', coalesce((select jsonb_agg(to_jsonb(offers) order by offers.id) from public.offers), '[]'),
    'notices', coalesce((select jsonb_agg(to_jsonb(notices) order by notices.id) from public.notices), '[]'),
    'shop', (select to_jsonb(shop) from public.shop),
    'showrooms', coalesce((select jsonb_agg(to_jsonb(showrooms) order by showrooms.id) from public.showrooms), '[]'),
    'opening_hours', coalesce((
      select jsonb_agg(to_jsonb(opening_hours) order by opening_hours.showroom, opening_hours.weekday)
      from public.opening_hours
    ), '[]'),
    'special_days', coalesce((
      select jsonb_agg(to_jsonb(special_days) order by special_days.day, special_days.showroom)
      from public.special_days where special_days.day >= current_date - 1
    ), '[]'),
    'lenders', coalesce((
      select jsonb_agg(to_jsonb(lenders) order by lenders.position) from public.lenders
      where lenders.active
    ), '[]'),
    'pictures', coalesce((select jsonb_agg(to_jsonb(pictures) order by pictures.name) from public.pictures), '[]'),
    'former_slugs', coalesce((
      select jsonb_object_agg(product_slugs.slug, products.slug)
      from public.product_slugs join public.products on products.id = product_slugs.product_id
    ), '{}')
  )
$$;

create function private.catalog_rows_since(seen bigint) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with later as (
    select changes.table_name, changes.record from public.changes
    where changes.catalog_version > seen
  ), touched as (
    select distinct split_part(later.record, ' ', 1) as id from later
    where later.table_name in ('products', 'stock')
  )
  select case when state.version >= seen
      and not exists (select from later where 
        later.table_name not in ('products', 'stock', 'sales', 'holds'))
    then jsonb_build_object(
      'database', state.id,
      'version', state.version,
      'touched', coalesce((select jsonb_agg(touched.id) from touched), '[]'),
      'products', coalesce((
        select jsonb_agg(to_jsonb(products) || jsonb_build_object('counted_on', (
        select coalesce(jsonb_object_agg(
          stock.showroom, (stock.counted_at at time zone 'America/Detroit')::date
        ), '{}') from public.stock
        where stock.product_id = products.id
          and stock.counted_at > (select filled_at from private.catalog_state)
      ), 'stock', (
          select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
          where stock.product_id = products.id
        )))
        from public.products where products.id in (select touched.id from touched)
      ), '[]'),
      'former_slugs', coalesce((
        select jsonb_object_agg(product_slugs.slug, products.slug)
        from public.product_slugs join public.products on products.id = product_slugs.product_id
      ), '{}')
    ) end
  from private.catalog_state as state
$$;

create function private.publish_due() returns timestamptz
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  due text;
begin
  for due in select id from public.products where state = 'draft' and publish_at <= now() loop
    begin
      update public.products set state = 'live', publish_at = null where id = due;
    exception when others then
      -- One that may not be shown holds nothing else up; it stays a draft.
      update public.products set publish_at = null where id = due;
    end;
  end loop;
  return (select min(publish_at) from public.products where state = 'draft' and publish_at > now());
end
$$;

revoke all on function
  private.catalog_rows(), private.catalog_rows_since(bigint), private.publish_due()
  from public, anon, authenticated, service_role;

create table public.financing_leads (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  phone text not null,
  financing_option text not null references public.lenders (name) on update cascade,
  status text not null default 'pending',
  notes text,
  created_at timestamptz not null default now(),
  submission_key uuid,
  phone_e164 text generated always as (
    '+1' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^1?([2-9][0-9]{9})$')
  ) stored,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  first_contacted_at timestamptz,
  consent_version text,
  consented_at timestamptz generated always as (
    case when consent_version is not null then created_at end
  ) stored,
  anonymized_at timestamptz,
  suspected_junk text,
  earlier_contact_at timestamptz,
  assigned_to uuid references auth.users (id) on delete set null,
  follow_up_at timestamptz,
  calls integer not null default 0,
  first_called_at timestamptz,
  source text not null default 'site',
  showroom text references public.showrooms (id) on update cascade,
  noted_at timestamptz,
  piece text,
  reply_waiting_since timestamptz,
  customer_id uuid not null default gen_random_uuid(),
  constraint financing_leads_first_name_trimmed check (first_name = private.js_trim(first_name)),
  constraint financing_leads_first_name_length
    check (private.js_length(first_name) between 1 and 50),
  constraint financing_leads_last_name_trimmed check (last_name = private.js_trim(last_name)),
  constraint financing_leads_last_name_length
    check (private.js_length(last_name) between 1 and 50),
  constraint financing_leads_phone_form check (phone ~ '^[0-9() -]{10,20}$'),
  constraint financing_leads_phone_trimmed check (phone = private.js_trim(phone)),
  constraint financing_leads_status_known
    check (status in ('pending', 'contacted', 'converted', 'declined')),
  constraint financing_leads_notes_length check (private.js_length(notes) <= 2000),
  constraint financing_leads_submission_key_key unique (submission_key),
  constraint financing_leads_consent_version_short
    check (char_length(consent_version) between 1 and 40),
  constraint financing_leads_suspected_junk_known
    check (suspected_junk in ('address', 'phone', 'staff')),
  constraint financing_leads_calls_not_negative check (calls >= 0),
  constraint financing_leads_source_known check (source in ('site', 'walk_in', 'phone')),
  constraint financing_leads_piece_form check (piece ~ '^[a-z0-9-]{1,90}$'),
  constraint financing_leads_follow_up_range
    check (follow_up_at between '2020-01-01' and '2100-01-01')
);
create index financing_leads_newest_idx on public.financing_leads (created_at desc, id);
create index financing_leads_changed_idx on public.financing_leads (updated_at, id);
create index financing_leads_named_idx on public.financing_leads (created_at)
  where anonymized_at is null;
create index financing_leads_digits_idx on public.financing_leads
  ((right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)), created_at);
create index financing_leads_assigned_to_idx on public.financing_leads (assigned_to);
create index financing_leads_showroom_idx on public.financing_leads (showroom);
create index financing_leads_replies_idx on public.financing_leads (reply_waiting_since)
  where reply_waiting_since is not null;
create index financing_leads_customer_idx on public.financing_leads (customer_id);
create index financing_leads_phone_e164_idx on public.financing_leads
  (phone_e164, created_at desc, id) where phone_e164 is not null;
create index financing_leads_status_idx on public.financing_leads (status, created_at desc, id);
create index financing_leads_financing_option_idx on public.financing_leads
  (financing_option, created_at desc, id);
create index financing_leads_follow_up_idx on public.financing_leads (follow_up_at)
  where follow_up_at is not null;
create index financing_leads_name_key_idx on public.financing_leads
  ((private.name_key(first_name, last_name))) where anonymized_at is null;

alter table public.financing_leads enable row level security;
revoke all on public.financing_leads from public, anon, authenticated;
grant select on public.financing_leads to authenticated;
grant insert
  (first_name, last_name, phone, financing_option, status, submission_key, consent_version, piece)
  on public.financing_leads to anon, authenticated;
grant update
  (status, notes, suspected_junk, assigned_to, follow_up_at)
  on public.financing_leads to authenticated;
grant all on public.financing_leads to service_role;
create policy "Admins see all leads" on public.financing_leads
  for select to authenticated using ((select private.has_role('admin')));
create policy "Anyone may ask for financing from an active lender" on public.financing_leads
  for insert to anon, authenticated
  with check (
    status = 'pending'
    and exists (
      select from public.lenders where lenders.name = financing_option and lenders.active
    )
  );
create policy "Admins edit leads" on public.financing_leads
  for update to authenticated
  using ((select private.has_role('admin')))
  with check ((select private.has_role('admin')));

create function private.stamp_lead() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  slip constant interval := '2 minutes';
  came_back timestamptz;
  had_left timestamptz;
begin
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  if new.status = old.status then
    return new;
  end if;
  if new.status = 'pending' then
    new.earlier_contact_at := old.first_contacted_at;
    new.first_contacted_at := null;
  elsif old.status = 'pending' then
    new.first_contacted_at := new.updated_at;
    new.earlier_contact_at := null;
    if old.earlier_contact_at is not null then
      select max(at) into came_back from public.lead_events
      where lead_id = old.id and field = 'status' and new_value = 'pending';
      select max(at) into had_left from public.lead_events
      where lead_id = old.id and field = 'status' and old_value = 'pending' and at < came_back;
      if new.updated_at - came_back < slip or came_back - had_left >= slip then
        new.first_contacted_at := old.earlier_contact_at;
      end if;
    end if;
  end if;
  return new;
end
$$;

create trigger stamp_lead before update on public.financing_leads
  for each row when (
    (new.first_name, new.last_name, new.phone, new.financing_option, new.status, new.notes,
     new.suspected_junk, new.assigned_to, new.follow_up_at, new.calls, new.noted_at,
     new.reply_waiting_since, new.customer_id)
      is distinct from
    (old.first_name, old.last_name, old.phone, old.financing_option, old.status, old.notes,
     old.suspected_junk, old.assigned_to, old.follow_up_at, old.calls, old.noted_at,
     old.reply_waiting_since, old.customer_id)
  )
  execute function private.stamp_lead();

create function private.begin_leads() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('store.leads_in_call', '0', true);
  return null;
end
$$;

create trigger begin_leads before insert on public.financing_leads
  for each statement execute function private.begin_leads();

create function private.judge_request(by_address bigint, by_phone bigint) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
begin
  select * into rule from private.settings;
  if by_address >= rule.most_leads_per_address_and_hour then
    raise exception 'Too many requests came from your connection. Try again in an hour, or call us.'
      using errcode = 'PT429';
  elsif by_phone >= rule.most_leads_per_phone_and_day then
    raise exception 'Too many requests were made for this phone number today. Please call us.'
      using errcode = 'PT429';
  end if;
  return case
    when by_address >= rule.leads_per_address_and_hour then 'address'
    when by_phone >= rule.leads_per_phone_and_day then 'phone'
  end;
end
$$;

create function private.count_request_in_call() returns void
language plpgsql
set search_path = ''
as $$
begin
  if current_setting('store.leads_in_call', true) = '1' then
    raise exception 'Send one request at a time.';
  end if;
  perform set_config('store.leads_in_call', '1', true);
end
$$;

create function private.limit_leads() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  rule record;
  from_address inet := private.request_address();
  by_address bigint;
  by_phone bigint;
begin
  if private.has_role('admin') then
    return new;
  end if;
  perform private.count_request_in_call();
  select * into rule from private.settings;
  select count(*) into by_address from (
    select from private.text_outbox
    where address = from_address and created_at > private.text_now() - interval '1 hour'
      and kind = 'link'
    limit rule.most_leads_per_address_and_hour
  ) as earlier;
  select count(*) into by_phone from (
    select from public.financing_leads
    where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
        = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10)
      and created_at > now() - interval '24 hours'
    limit rule.most_leads_per_phone_and_day
  ) as earlier;
  new.suspected_junk := private.judge_request(by_address, by_phone);
  return new;
end
$$;

create trigger limit_leads before insert on public.financing_leads
  for each row when (auth.role() in ('anon', 'authenticated'))
  execute function private.limit_leads();

create function private.follow_lender() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.lenders where name = new.financing_option) then
    new.financing_option := coalesce(
      (select lender from private.former_lender_names where name = new.financing_option),
      new.financing_option
    );
  end if;
  return new;
end
$$;

create trigger follow_lender before insert on public.financing_leads
  for each row execute function private.follow_lender();

create function private.join_customer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.customer_id := coalesce((
    select customer_id from public.financing_leads
    where phone_e164 = private.us_number(new.phone) and anonymized_at is null
    order by created_at desc, id limit 1
  ), new.customer_id, gen_random_uuid());
  return new;
end
$$;

create trigger join_customer before insert on public.financing_leads
  for each row execute function private.join_customer();

create function private.check_assignee() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.user_roles where user_id = new.assigned_to and role = 'admin'
  ) then
    raise exception 'Only an admin can work a lead.';
  end if;
  return new;
end
$$;

create trigger check_assignee before insert or update of assigned_to on public.financing_leads
  for each row when (new.assigned_to is not null)
  execute function private.check_assignee();

create function private.let_go_of_leads() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.financing_leads set assigned_to = null
  where assigned_to = old.user_id and status in ('pending', 'contacted') and not exists (
    select from public.user_roles where user_id = old.user_id and role = 'admin'
  );
  return null;
end
$$;

create trigger let_go_of_leads after delete or update of user_id, role on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.let_go_of_leads();

create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.financing_leads (id) on delete cascade,
  at timestamptz not null,
  changed_by uuid,
  changed_by_email text,
  field text not null,
  old_value text,
  new_value text,
  constraint lead_events_field_known check (
    field in ('status', 'notes', 'suspected_junk', 'assigned_to', 'follow_up_at', 'call', 'note',
      'customer')
  )
);
create index lead_events_lead_idx on public.lead_events (lead_id, id);

alter table public.lead_events enable row level security;
revoke all on public.lead_events from public, anon, authenticated, service_role;
grant select on public.lead_events to authenticated, service_role;
revoke all on sequence public.lead_events_id_seq from public, anon, authenticated, service_role;
create policy "Admins see the history of leads" on public.lead_events
  for select to authenticated using ((select private.has_role('admin')));

create function private.record_lead_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.lead_events
    (lead_id, at, changed_by, changed_by_email, field, old_value, new_value)
  select new.id, new.updated_at, auth.uid(), auth.jwt() ->> 'email',
    change.field, change.old_value, change.new_value
  from (values
    ('status', old.status, new.status),
    ('notes', old.notes, new.notes),
    ('suspected_junk', old.suspected_junk, new.suspected_junk),
    (
      'assigned_to',
      coalesce((select email::text from auth.users where id = old.assigned_to), old.assigned_to::text),
      coalesce((select email::text from auth.users where id = new.assigned_to), new.assigned_to::text)
    ),
    ('follow_up_at', to_jsonb(old.follow_up_at) #>> '{}', to_jsonb(new.follow_up_at) #>> '{}')
  ) as change (field, old_value, new_value)
  where change.old_value is distinct from change.new_value;
  return null;
end
$$;

create trigger record_lead_change after update on public.financing_leads
  for each row when (
    (new.status, new.notes, new.suspected_junk, new.assigned_to, new.follow_up_at)
      is distinct from
    (old.status, old.notes, old.suspected_junk, old.assigned_to, old.follow_up_at)
  )
  execute function private.record_lead_change();

create function private.add_lead_event(lead uuid, field text, old_value text, new_value text)
returns void
language sql security definer
set search_path = ''
as $$
  insert into public.lead_events
    (lead_id, at, changed_by, changed_by_email, field, old_value, new_value)
  values (lead, clock_timestamp(), auth.uid(), auth.jwt() ->> 'email', field, old_value, new_value)
$$;

create function public.add_lead_note(lead uuid, words text)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if private.js_length(private.js_trim(coalesce(words, ''))) not between 1 and 2000 then
    raise exception 'A note has 1 to 2000 characters.';
  end if;
  perform private.add_lead_event(id, 'note', null, private.js_trim(words))
  from public.financing_leads where id = lead and anonymized_at is null;
  if not found then
    raise exception 'This request is not here any more.';
  end if;
  return query update public.financing_leads as noted set noted_at = clock_timestamp()
  where noted.id = lead
  returning noted.*;
end
$$;

create function public.log_call(lead uuid, outcome text, next_try timestamptz default null)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if outcome is null or outcome not in ('no_answer', 'left_message', 'reached') then
    raise exception 'A call was not answered, left a message or reached somebody.';
  end if;
  perform private.add_lead_event(id, 'call', null, outcome)
  from public.financing_leads where id = lead;
  return query update public.financing_leads as called set
    calls = called.calls + 1,
    first_called_at = coalesce(called.first_called_at, clock_timestamp()),
    follow_up_at = next_try,
    assigned_to = coalesce(called.assigned_to, auth.uid()),
    status = case when outcome = 'reached' and called.status = 'pending' then 'contacted'
      else called.status end
  where called.id = lead
  returning called.*;
end
$$;

create function public.take_back_call(
  lead uuid, at_version integer, assignee uuid default null, next_try timestamptz default null
)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query update public.financing_leads as called set
    calls = called.calls - 1,
    first_called_at = case when called.calls > 1 then called.first_called_at end,
    follow_up_at = next_try,
    assigned_to = assignee
  where called.id = lead and called.version = at_version and called.calls > 0
  returning called.*;
  if not found then
    raise exception 'Somebody changed this lead since.';
  end if;
  perform private.add_lead_event(
    lead, 'call',
    (
      select new_value from public.lead_events
      where lead_id = lead and field = 'call' and new_value is not null order by id desc limit 1
    ),
    null
  );
end
$$;

create function public.enter_lead(
  first_name text, last_name text, phone text, financing_option text, source text,
  showroom text, notes text, submission_key uuid
)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  given alias for $8;
begin
  perform private.require_admin();
  if $5 is null or $5 not in ('walk_in', 'phone') then
    raise exception 'Staff enter people who walk in or call.';
  end if;
  insert into public.financing_leads
    (first_name, last_name, phone, financing_option, source, showroom, notes, submission_key,
     status, first_contacted_at, first_called_at, assigned_to)
  values ($1, $2, $3, $4, $5, $6, nullif(private.js_trim(coalesce($7, '')), ''), $8,
    'contacted', now(), now(), auth.uid())
  on conflict (submission_key) do nothing;
  return query select * from public.financing_leads where submission_key = given;
end
$$;

create function public.read_customer(lead uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted public.financing_leads;
  theirs uuid[];
  numbers text[];
begin
  perform private.require_admin();
  select * into wanted from public.financing_leads where id = lead;
  if wanted.id is null then
    return null;
  end if;
  select array_agg(id), array_agg(distinct phone_e164) filter (where phone_e164 is not null)
  into theirs, numbers
  from public.financing_leads where customer_id = wanted.customer_id;
  return jsonb_build_object(
    'leads', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry."createdAt" desc, entry.id), '[]')
      from (
        select id, first_name || ' ' || last_name as name, phone, status, financing_option as lender,
          created_at as "createdAt", piece
        from public.financing_leads where id = any (theirs)
        order by created_at desc limit 100
      ) as entry
    ),
    'maybe', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry."createdAt" desc, entry.id), '[]')
      from (
        select id, first_name || ' ' || last_name as name, phone, status, financing_option as lender,
          created_at as "createdAt", piece
        from public.financing_leads
        where customer_id <> wanted.customer_id and wanted.anonymized_at is null
          and id in (
            select named.id from public.financing_leads as named
            where named.anonymized_at is null
              and private.name_key(named.first_name, named.last_name)
                = private.name_key(wanted.first_name, wanted.last_name)
            union
            select called.id from public.financing_leads as called
            where called.anonymized_at is null and called.phone_e164 = wanted.phone_e164
          )
        order by created_at desc limit 10
      ) as entry
    ),
    'pieces', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.at desc), '[]')
      from (
        select kept.made_at as at, 'hold' as kind, kept.state, product.title, product.id as product,
          kept.showroom
        from public.holds as kept join public.products as product on product.id = kept.product_id
        where kept.phone_e164 = any (numbers)
        union all
        select asked.created_at, 'request', coalesce(asked.answer, 'waiting'), product.title,
          product.id, asked.showroom
        from public.hold_requests as asked
        join public.products as product on product.id = asked.product_id
        where asked.phone_e164 = any (numbers) and asked.anonymized_at is null
        union all
        select sold.sold_at, 'sale', 'sold', product.title, product.id, sold.showroom
        from public.sales as sold join public.products as product on product.id = sold.product_id
        where sold.lead_id = any (theirs) and sold.undone_at is null
        order by at desc limit 50
      ) as entry
    )
  );
end
$$;

create function public.merge_customers(lead uuid, other uuid) returns uuid[]
language plpgsql security definer
set search_path = ''
as $$
declare
  kept uuid := (select customer_id from public.financing_leads where id = lead);
  joined uuid := (select customer_id from public.financing_leads where id = other);
  moved uuid[];
begin
  perform private.require_admin();
  if kept is null or joined is null then
    raise exception 'This lead is not here any more.' using errcode = 'PT409';
  elsif kept = joined then
    return '{}';
  end if;
  with changed as (
    update public.financing_leads set customer_id = kept where customer_id = joined returning id
  )
  select array_agg(id order by id) into moved from changed;
  perform private.add_lead_event(id, 'customer', null, 'joined') from unnest(moved) as id;
  return moved;
end
$$;

create function public.split_customer(leads uuid[]) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  apart constant uuid := gen_random_uuid();
begin
  perform private.require_admin();
  if cardinality(leads) is null or cardinality(leads) not between 1 and 500 then
    raise exception 'Choose the requests of one person.';
  end if;
  perform private.add_lead_event(id, 'customer', null, 'apart')
  from public.financing_leads where id = any (leads);
  update public.financing_leads set customer_id = apart where id = any (leads);
end
$$;

create table private.lead_presence (
  lead_id uuid not null references public.financing_leads (id) on delete cascade,
  session_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null,
  is_writing boolean not null,
  primary key (lead_id, session_id)
);
create index lead_presence_user_idx on private.lead_presence (user_id);

alter table private.lead_presence enable row level security;
revoke all on private.lead_presence from public, anon, authenticated, service_role;
create policy "Nobody reads or writes who is where" on private.lead_presence
  for all to anon, authenticated using (false);

create function public.meet_at_lead(lead uuid, is_typing boolean default false)
returns table (user_id uuid, is_writing boolean)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  here constant uuid := coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
begin
  perform private.require_admin();
  delete from private.lead_presence where seen_at < clock_timestamp() - interval '1 minute';
  insert into private.lead_presence (lead_id, session_id, user_id, seen_at, is_writing)
  select id, here, auth.uid(), clock_timestamp(), coalesce($2, false)
  from public.financing_leads where id = $1
  on conflict (lead_id, session_id) do update set
    user_id = excluded.user_id, seen_at = excluded.seen_at, is_writing = excluded.is_writing;
  return query
    select other.user_id, bool_or(other.is_writing) from private.lead_presence as other
    where other.lead_id = $1 and other.session_id <> here
      and other.seen_at > clock_timestamp() - interval '15 seconds'
    group by other.user_id order by other.user_id;
end
$$;

create function public.leave_lead(lead uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.lead_presence
  where lead_id = lead and session_id = coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
end
$$;

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

revoke all on function
  private.stamp_lead(), private.begin_leads(), private.judge_request(bigint, bigint),
  private.count_request_in_call(), private.limit_leads(), private.follow_lender(), private.join_customer(),
  private.check_assignee(), private.let_go_of_leads(), private.record_lead_change(),
  private.add_lead_event(uuid, text, text, text), public.add_lead_note(uuid, text),
  public.log_call(uuid, text, timestamptz), public.take_back_call(uuid, integer, uuid, timestamptz),
  public.enter_lead(text, text, text, text, text, text, text, uuid), public.read_customer(uuid),
  public.merge_customers(uuid, uuid), public.split_customer(uuid[]), public.meet_at_lead(uuid, boolean),
  public.leave_lead(uuid), public.hear_floor(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.add_lead_note(uuid, text), public.log_call(uuid, text, timestamptz),
  public.take_back_call(uuid, integer, uuid, timestamptz),
  public.enter_lead(text, text, text, text, text, text, text, uuid), public.read_customer(uuid),
  public.merge_customers(uuid, uuid), public.split_customer(uuid[]), public.meet_at_lead(uuid, boolean),
  public.leave_lead(uuid), public.hear_floor(uuid)
  to authenticated;

create table public.lead_words (
  lead_id uuid primary key references public.financing_leads (id) on delete cascade,
  found text collate "C" not null,
  said text collate "C"
);
create index lead_words_found_idx on public.lead_words (found);

alter table public.lead_words enable row level security;
revoke all on public.lead_words from public, anon, authenticated;
grant select on public.lead_words to authenticated;
grant all on public.lead_words to service_role;
create policy "Admins search the words of leads" on public.lead_words
  for select to authenticated using ((select private.has_role('admin')));

create function private.words_of(lead public.financing_leads) returns public.lead_words
language sql stable
set search_path = ''
as $$
  select lead.id,
    private.fold(
      lead.first_name || ' ' || lead.last_name || E'\n' || lead.phone || E'\n'
        || regexp_replace(lead.phone, '[^0-9]', '', 'g')
    ),
    case when lead.notes <> '' or lead.piece <> '' then
      private.fold(coalesce(lead.notes, '') || E'\n' || replace(coalesce(lead.piece, ''), '-', ' '))
    end
$$;

create function private.keep_lead_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.lead_words select words.* from private.words_of(new) as words
  on conflict (lead_id) do update set found = excluded.found, said = excluded.said;
  return null;
end
$$;

create trigger keep_lead_words after insert or update of first_name, last_name, phone, notes, piece
  on public.financing_leads
  for each row execute function private.keep_lead_words();

create function private.in_time(since timestamptz) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  first constant date := (greatest(
    since, (select min(created_at) from public.financing_leads)
  ) at time zone 'America/Detroit')::date;
  opened bigint[];
  lasting bigint[];
  earlier bigint[];
  reached constant text := 'coalesce(lead.first_called_at, lead.first_contacted_at)';
  open_until text;
begin
  select array_agg(opens order by day), array_agg(lasts order by day), array_agg(before order by day)
  into opened, lasting, earlier
  from (
    select door.day, coalesce(door.opens, 0) as opens, coalesce(door.closes - door.opens, 0) as lasts,
      coalesce(sum(door.closes - door.opens) over (
        order by door.day rows between unbounded preceding and 1 preceding
      ), 0) as before
    from (
      select days.day,
        extract(epoch from min(days.day + times.opens) at time zone 'America/Detroit') * 1000 as opens,
        extract(epoch from max(days.day + times.closes) at time zone 'America/Detroit') * 1000 as closes
      from (
        select first + ahead as day
        from generate_series(0, (now() at time zone 'America/Detroit')::date - first + 31) as ahead
      ) as days
      cross join public.showrooms as showroom
      left join public.special_days as special
        on special.showroom = showroom.id and special.day = days.day
      left join public.opening_hours as usual
        on usual.showroom = showroom.id and usual.weekday = extract(dow from days.day)
      cross join lateral (
        select case when special.day is null then usual.opens else special.opens end as opens,
          case when special.day is null then usual.closes else special.closes end as closes
      ) as times
      group by days.day
    ) as door
  ) as counted;
  open_until := format(
    '(%2$L::bigint[])[%1$s] + least(greatest(floor(extract(epoch from %%1$s) * 1000)::bigint
      - (%3$L::bigint[])[%1$s], 0), (%4$L::bigint[])[%1$s])',
    format('(%%1$s at time zone ''America/Detroit'')::date - %L::date + 1', first),
    earlier, opened, lasting
  );
  return format(
    '(%1$s is not null and (%1$s - lead.created_at <= interval ''1 hour''
      or (%2$s) - (%3$s) <= 3600000))',
    reached, format(open_until, reached), format(open_until, 'lead.created_at')
  );
end
$$;

create function private.asked_in_time(asked jsonb) returns text
language sql stable
set search_path = ''
begin atomic
  select case when asked ? 'in_time' then private.in_time((asked ->> 'since')::timestamptz) end;
end;

create function private.lead_filter(asked jsonb, in_time text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  status constant text := asked ->> 'status';
  person constant text := asked ->> 'person';
  is_open constant text := 'lead.status in (''pending'', ''contacted'')';
  parts text[] := array[
    'lead.suspected_junk is ' || case when status = 'junk' then 'not null' else 'null' end
  ];
begin
  if status <> 'junk' then
    parts := parts || format('lead.status = %L', status);
  end if;
  if asked ? 'lender' then
    parts := parts || format('lead.financing_option = %L', asked ->> 'lender');
  end if;
  parts := parts || case asked ->> 'only'
    when 'waiting' then
      'lead.status = ''pending'' and lead.first_called_at is null and lead.suspected_junk is null'
    when 'texted' then 'lead.reply_waiting_since is not null'
    when 'due' then format(
      is_open || ' and lead.follow_up_at <= %L::timestamptz', (asked ->> 'now')::timestamptz
    )
    when 'mine' then format(is_open || ' and lead.assigned_to = %L::uuid', auth.uid())
    when 'free' then is_open || ' and lead.assigned_to is null'
    when 'contacted' then 'lead.first_contacted_at is not null'
  end;
  if asked ? 'since' then
    parts := parts || format('lead.created_at >= %L::timestamptz', (asked ->> 'since')::timestamptz);
  end if;
  if asked ? 'until' then
    parts := parts || format('lead.created_at < %L::timestamptz', (asked ->> 'until')::timestamptz);
  end if;
  if asked ? 'showroom' then
    parts := parts || case when asked ->> 'showroom' = 'site' then 'lead.showroom is null'
      else format('lead.showroom = %L', asked ->> 'showroom') end;
  end if;
  if asked ? 'person' then
    parts := parts || case
      when person = 'nobody' then 'lead.assigned_to is null'
      when person ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then format('lead.assigned_to = %L::uuid', person)
      else 'false'
    end;
  end if;
  -- How long a request waited for its first contact, in milliseconds by the clock, as read_overview
  -- counts it.
  if asked ? 'contact' then
    parts := parts || format(
      'lead.first_contacted_at is not null and %1$s >= %2$L::numeric
        and (%3$L::numeric is null or %1$s < %3$L::numeric)',
      'greatest(extract(epoch from lead.first_contacted_at - lead.created_at) * 1000, 0)',
      (asked -> 'contact' ->> 0)::numeric, (asked -> 'contact' ->> 1)::numeric
    );
  end if;
  if asked ? 'texts' then
    parts := parts || format(
      'lead.id in (select lead_id from public.lead_texts where state = any (%L))',
      array(select jsonb_array_elements_text(asked -> 'texts'))
    );
  end if;
  if asked ? 'again' then
    parts := parts || case when asked -> 'again' = 'null' then 'lead.follow_up_at is null'
      else format(
        'lead.follow_up_at >= %L::timestamptz and lead.follow_up_at < %L::timestamptz',
        coalesce((asked -> 'again' ->> 0)::timestamptz, '-infinity'),
        coalesce((asked -> 'again' ->> 1)::timestamptz, 'infinity')
      ) end;
  end if;
  if asked ? 'repeated' then
    parts := array_append(parts, 'exists (select from public.financing_leads as twin
      where twin.customer_id = lead.customer_id and twin.id <> lead.id)');
  end if;
  if asked ? 'in_time' then
    parts := parts || in_time;
  end if;
  if asked ? 'sold' then
    parts := array_append(parts, 'exists (select from public.sales
      where sales.lead_id = lead.id and sales.undone_at is null)');
  end if;
  return array_to_string(parts, ' and ');
end
$$;

create function private.name_filter(asked jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select case when asked ->> 'text' <> '' then concat_ws(' or ',
    format('strpos(named.found, %L) > 0', asked ->> 'text'),
    case when jsonb_array_length(asked -> 'words') > 1 then (
      select '(' || string_agg(format('strpos(named.found, %L) > 0', word), ' and ') || ')'
      from jsonb_array_elements_text(asked -> 'words') as word
    ) end,
    case when length(asked ->> 'digits') > 2 then
      format('strpos(named.found, %L) > 0', asked ->> 'digits')
    end
  ) end
$$;

create function private.notes_filter(asked jsonb) returns text
language sql immutable
set search_path = ''
begin atomic
  select case when private.js_length(asked ->> 'text') >= 2 then 'named.said is not null and ' || coalesce(
    (
      select string_agg(format('strpos(named.said, %L) > 0', word), ' and ')
      from jsonb_array_elements_text(asked -> 'words') as word
    ),
    format('strpos(named.said, %L) > 0', asked ->> 'text')
  ) end;
end;

create function private.few_leads(words text, few integer default 3000) returns uuid[]
language plpgsql stable
set search_path = ''
as $$
declare
  ids uuid[];
begin
  if words is null then
    return null;
  end if;
  few := coalesce(few, 3000);
  execute format(
    'select array_agg(lead_id) from (
       select named.lead_id from public.lead_words as named where %s limit %s
     ) as few', words, few + 1
  ) into ids;
  return case when coalesce(cardinality(ids), 0) <= few then coalesce(ids, '{}') end;
end
$$;

create function private.first_by_name(asked jsonb, words text) returns uuid[]
language plpgsql stable
set search_path = ''
as $$
declare
  ids uuid[];
  is_down constant boolean := coalesce((asked ->> 'descending')::boolean, false);
  began constant text := asked -> 'after' ->> 'key';
begin
  -- An index could give this order, row by row over the whole table.
  execute format(
    'select array_agg(lead_id) from (
       select near.lead_id, near.found, last_value(near.found) over () as edge from (
         select named.lead_id, named.found from public.lead_words as named
         where (%1$s)%2$s order by named.found || '''' %3$s limit %4$s
       ) as near
     ) as named where found <> edge',
    words,
    case when began is not null
      then format(' and named.found %s= %L', case when is_down then '<' else '>' end, began) end,
    case when is_down then 'desc' end,
    coalesce((asked ->> 'near')::integer, 1000)
  ) into ids;
  return coalesce(ids, '{}');
end
$$;

create function private.find_leads(asked jsonb, filter text, words text, ids uuid[]) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  most constant integer := least(greatest(coalesce((asked ->> 'most')::integer, 25), 1), 1000);
  skip integer := greatest(coalesce((asked ->> 'skip')::integer, 0), 0);
  sort constant text := coalesce(asked ->> 'sort', 'created_at');
  direction constant text := case when (asked ->> 'descending')::boolean then ' desc' else '' end;
  after constant jsonb := nullif(asked -> 'after', 'null');
  source text := 'public.financing_leads as lead';
  ordered text := 'lead.created_at desc, lead.id';
  -- Where in the order the last page ended, among leads of the same group.
  tie text := format(
    'lead.created_at <= %1$L::timestamptz and (lead.created_at < %1$L::timestamptz or lead.id > %2$L::uuid)',
    (after ->> 'created_at')::timestamptz, (after ->> 'id')::uuid
  );
  -- An order with few steps is read step by step, so that each has its index.
  steps text[];
  step text;
  is_begun boolean := after is null;
  page jsonb;
  leads jsonb := '[]';
  matching bigint;
  passed bigint;
begin
  if words is not null then
    filter := filter || case
      when ids is not null then ' and lead.id = any ($1)'
      when sort = 'name' then format(' and (%s)', words)
      else format(
        ' and (select %s from public.lead_words as named where named.lead_id = lead.id)', words
      )
    end;
  end if;
  if ids is not null then
    execute format('select count(*) from public.financing_leads as lead where %s', filter)
    into matching using ids;
  end if;

  case sort
    when 'status' then
      steps := array['pending', 'contacted', 'converted', 'declined'];
    when 'financing_option' then
      steps := array(select name from public.lenders order by name collate "C");
    when 'name' then
      source := case when ids is null then 'public.lead_words as named cross join lateral (
          select * from public.financing_leads where id = named.lead_id offset 0
        ) as lead'
        else source || ' join public.lead_words as named on named.lead_id = lead.id' end;
      ordered := 'named.found' || direction || ', ' || ordered;
      tie := format(
        'named.found %1$s= %2$L and (named.found %1$s %2$L or %3$s)',
        case direction when '' then '>' else '<' end, after ->> 'key', tie
      );
    else
      if direction = '' then
        ordered := 'lead.created_at, lead.id desc';
        tie := format(
          'lead.created_at >= %1$L::timestamptz and (lead.created_at > %1$L::timestamptz or lead.id < %2$L::uuid)',
          (after ->> 'created_at')::timestamptz, (after ->> 'id')::uuid
        );
      end if;
  end case;
  if direction <> '' then
    steps := array(select one from unnest(steps) with ordinality as all_steps (one, place) order by place desc);
  end if;

  foreach step in array coalesce(nullif(steps, '{}'), array[null]) loop
    if not is_begun and step is distinct from (after ->> 'key') and step is not null then
      continue;
    end if;
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(found)), ''[]'') from (
         select lead.* from %s where %s%s%s order by %s offset %s limit %s
       ) as found',
      source, filter,
      case when step is not null then format(' and lead.%I = %L', sort, step) end,
      case when not is_begun then ' and ' || tie end,
      ordered, skip, most - jsonb_array_length(leads)
    ) into page using ids;
    is_begun := true;
    leads := leads || page;
    exit when jsonb_array_length(leads) >= most;
    if step is not null and skip > 0 then
      if jsonb_array_length(page) > 0 then
        skip := 0;
      else
        execute format(
          'select count(*) from %s where %s and lead.%I = %L', source, filter, sort, step
        ) into passed using ids;
        skip := greatest(0, skip - passed);
      end if;
    end if;
  end loop;

  return jsonb_build_object('leads', leads, 'matching', matching, 'twins', case
    when asked ? 'twins' then (
      select coalesce(jsonb_agg(to_jsonb(twin)), '[]') from (
        select other.* from public.financing_leads as other
        where other.customer_id = any (
          array(select (one ->> 'customer_id')::uuid from jsonb_array_elements(leads) as one)
        ) and other.id <> all (
          array(select (one ->> 'id')::uuid from jsonb_array_elements(leads) as one)
        )
        limit 500
      ) as twin
    )
    else '[]'
  end);
end
$$;

create function public.find_leads(asked jsonb) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_admin();
  with parts as materialized (
    select words, filter, private.few_leads(words, (asked ->> 'few')::integer) as few
    from (
      select private.name_filter(asked) as words,
        private.lead_filter(asked, private.asked_in_time(asked)) as filter
    ) as written
  ), near as materialized (
    select private.find_leads(asked, filter, words, private.first_by_name(asked, words)) as page
    from parts where few is null and words is not null and asked ->> 'sort' = 'name'
  )
  select coalesce(
    (
      select page || '{"matching": null}' from near
      where jsonb_array_length(page -> 'leads') >= coalesce((asked ->> 'most')::integer, 25)
    ),
    (select private.find_leads(asked, filter, words, few) from parts)
  );
end;

create function private.count_leads(
  asked jsonb, filter text, words text, ids uuid[], notes text, noted_ids uuid[]
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  direction constant text := case when (asked ->> 'descending')::boolean then ' desc' else '' end;
  -- The filter is asked once of every lead, however the words are looked for.
  source constant text := format(
    'with lead as materialized (
       select lead.id, lead.status, lead.financing_option, lead.created_at
       from public.financing_leads as lead where %s
     )', filter
  );
  statuses jsonb;
  noted bigint := 0;
  leads jsonb := '[]';
begin
  execute case
    when words is null or ids is not null then format(
      'select jsonb_object_agg(status, leads) from (
         select lead.status, count(*) as leads from public.financing_leads as lead
         where %s%s group by 1
       ) as counted', filter, case when ids is not null then ' and lead.id = any ($1)' end
    )
    else format(
      '%s select jsonb_object_agg(status, leads) from (
         select lead.status, count(*) as leads
         from lead join public.lead_words as named on named.lead_id = lead.id
         where %s group by 1
       ) as counted', source, words
    )
  end into statuses using ids;
  if notes is not null then
    execute format(
      '%s, noted as materialized (
         select lead.*, named.found
         from lead join public.lead_words as named on named.lead_id = lead.id
         where %s
       ), shown as (
         select lead.id, row_number() over (order by %s) as place from noted as lead
         order by place limit 25
       )
       select (select count(*) from noted), (
         select coalesce(jsonb_agg(to_jsonb(whole) order by place), ''[]'')
         from shown join public.financing_leads as whole on whole.id = shown.id
       )', source,
      -- Those that are few are named, the others looked for.
      case when noted_ids is not null then 'lead.id = any ($1)'
        else format('%s and not (%s)', notes, words) end,
      case asked ->> 'sort'
        when 'name' then 'lead.found' || direction || ', lead.created_at desc, lead.id'
        when 'financing_option' then
          'lead.financing_option collate "C"' || direction || ', lead.created_at desc, lead.id'
        when 'status' then
          'array_position(array[''pending'', ''contacted'', ''converted'', ''declined''], lead.status)'
            || direction || ', lead.created_at desc, lead.id'
        else case direction when '' then 'lead.created_at, lead.id desc'
          else 'lead.created_at desc, lead.id' end
      end
    ) into noted, leads using noted_ids;
  end if;
  return jsonb_build_object(
    'statuses', coalesce(statuses, '{}'), 'noted', noted, 'notes', leads
  );
end
$$;

create function public.count_leads(asked jsonb) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_admin();
  select private.count_leads(
    asked, private.lead_filter(asked, private.asked_in_time(asked)), private.name_filter(asked),
    private.few_leads(private.name_filter(asked), (asked ->> 'few')::integer),
    private.notes_filter(asked),
    private.few_leads(
      private.notes_filter(asked) || ' and not (' || private.name_filter(asked) || ')',
      (asked ->> 'few')::integer
    )
  );
end;

create function public.count_worklists(moment timestamptz default now()) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'every', count(*),
    'all', count(*) filter (where not is_junk),
    'waiting', count(*) filter (where not is_junk and status = 'pending' and first_called_at is null),
    'texted', count(*) filter (where not is_junk and reply_waiting_since is not null),
    'due', count(*) filter (where not is_junk and is_open and follow_up_at <= moment),
    'mine', count(*) filter (where not is_junk and is_open and assigned_to = (select auth.uid())),
    'free', count(*) filter (where not is_junk and is_open and assigned_to is null),
    'contacted', count(*) filter (where not is_junk and first_contacted_at is not null)
  )
  from (
    select *, suspected_junk is not null as is_junk, status in ('pending', 'contacted') as is_open
    from public.financing_leads
  ) as lead
$$;

create function public.read_overview(days timestamptz[]) returns jsonb
language sql stable
set search_path = ''
as $$
  with received as materialized (
    select width_bucket(created_at, days) as day, status, financing_option, suspected_junk,
      case when first_contacted_at is not null then
        greatest(extract(epoch from first_contacted_at - created_at) * 1000, 0)
      end as wait
    from public.financing_leads
    where created_at >= days[1] and created_at < days[cardinality(days)]
  ),
  lead as (select * from received where suspected_junk is null)
  select jsonb_build_object(
    'junk', (select count(*) from received where suspected_junk is not null),
    'days', (
      select jsonb_agg(coalesce(leads, 0) order by place)
      from generate_series(1, cardinality(days) - 1) as place
      left join (select day, count(*) as leads from lead group by day) as counted on day = place
    ),
    'statuses', (
      select coalesce(jsonb_object_agg(status, leads), '{}')
      from (select status, count(*) as leads from lead group by status) as counted
    ),
    'lenders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'lender', financing_option, 'leads', leads, 'converted', converted
      )), '[]')
      from (
        select financing_option, count(*) as leads,
          count(*) filter (where status = 'converted') as converted
        from lead group by financing_option
      ) as counted
    ),
    'contacted', (select count(wait) from lead),
    'median', (select percentile_cont(0.5) within group (order by wait) from lead),
    'spans', (
      select jsonb_build_array(
        count(*) filter (where wait < 3600000),
        count(*) filter (where wait >= 3600000 and wait < 14400000),
        count(*) filter (where wait >= 14400000 and wait < 86400000),
        count(*) filter (where wait >= 86400000 and wait < 259200000),
        count(*) filter (where wait >= 259200000)
      ) from lead
    )
  )
$$;

create function private.read_week(
  grouping_by text, since timestamptz, until timestamptz, in_time text
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  numbers jsonb;
begin
  execute format(
    'with lead as materialized (
       select %s as key, id, status, %s as is_in_time,
         extract(epoch from first_contacted_at - created_at) * 1000 as wait
       from public.financing_leads as lead
       where suspected_junk is null and created_at >= $1 and created_at < $2
     ),
     delivered as materialized (
       select lead_id from public.lead_texts
       where state = ''delivered'' and lead_id in (select id from lead) group by lead_id
     ),
     sold as materialized (
       select lead_id, sum(quantity * price_cents) as cents from public.sales
       where undone_at is null and lead_id in (select id from lead) group by lead_id
     )
     select coalesce(jsonb_agg(to_jsonb(counted)), ''[]'') from (
       select case when grouping(lead.key) = 0 then lead.key end as key, count(*) as leads,
         count(*) filter (where is_in_time) as in_time,
         percentile_cont(0.5) within group (order by wait) as median,
         count(*) filter (where status = ''converted'') as converted,
         count(delivered.lead_id) as delivered, count(sold.lead_id) as sold,
         coalesce(sum(sold.cents), 0) as revenue
       from lead
       left join delivered on delivered.lead_id = lead.id
       left join sold on sold.lead_id = lead.id
       group by grouping sets ((lead.key), ())
     ) as counted',
    case grouping_by
      when 'showroom' then 'coalesce(showroom, ''site'')'
      when 'person' then 'coalesce(assigned_to::text, ''nobody'')'
      else 'financing_option'
    end,
    in_time
  ) into numbers using since, until;
  return numbers;
end
$$;

create function public.read_week(grouping_by text, since timestamptz, until timestamptz) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.read_week(grouping_by, since, until, private.in_time(since));
end;

revoke all on function
  private.words_of(public.financing_leads), private.keep_lead_words(), private.in_time(timestamptz),
  private.asked_in_time(jsonb), private.lead_filter(jsonb, text), private.name_filter(jsonb),
  private.notes_filter(jsonb), private.few_leads(text, integer), private.first_by_name(jsonb, text),
  private.find_leads(jsonb, text, text, uuid[]), public.find_leads(jsonb),
  private.count_leads(jsonb, text, text, uuid[], text, uuid[]), public.count_leads(jsonb),
  public.count_worklists(timestamptz), public.read_overview(timestamptz[]),
  private.read_week(text, timestamptz, timestamptz, text), public.read_week(text, timestamptz, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  private.in_time(timestamptz), private.asked_in_time(jsonb), private.lead_filter(jsonb, text),
  private.name_filter(jsonb), private.notes_filter(jsonb), private.few_leads(text, integer),
  private.first_by_name(jsonb, text), private.find_leads(jsonb, text, text, uuid[]),
  public.find_leads(jsonb), private.count_leads(jsonb, text, text, uuid[], text, uuid[]),
  public.count_leads(jsonb), public.count_worklists(timestamptz), public.read_overview(timestamptz[]),
  private.read_week(text, timestamptz, timestamptz, text), public.read_week(text, timestamptz, timestamptz)
  to authenticated;

create table private.hash_keys (
  the_only_row boolean primary key default true,
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  constraint hash_keys_one_row check (the_only_row)
);

alter table private.hash_keys enable row level security;
revoke all on private.hash_keys from public, anon, authenticated, service_role;
create policy "Nobody reads or writes the key of hashes" on private.hash_keys
  for all to anon, authenticated using (false);

create function private.phone_hash(phone text) returns text
language sql stable security definer
set search_path = ''
as $$
  select encode(sha256(convert_to(
    key || encode(sha256(convert_to(key || phone, 'UTF8')), 'hex'), 'UTF8'
  )), 'hex')
  from private.hash_keys
$$;

create table private.consent_sentences (
  version text primary key,
  words text not null,
  covers_conversation boolean not null default false
);

alter table private.consent_sentences enable row level security;
revoke all on private.consent_sentences from public, anon, authenticated, service_role;
create policy "Nobody reads or writes sentences of consent" on private.consent_sentences
  for all to anon, authenticated using (false);

create table private.consent_ledger (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  phone_hash text not null,
  what text not null,
  source text not null,
  version text,
  words text,
  lead_id uuid,
  hold_request_id uuid,
  reply_id bigint,
  by_email text,
  constraint consent_ledger_what_known
    check (what in ('given', 'revoked', 'restored', 'not_revoked')),
  constraint consent_ledger_source_known
    check (source in ('financing_form', 'hold_form', 'reply', 'provider', 'staff'))
);
create index consent_ledger_phone_hash_idx on private.consent_ledger (phone_hash, id);

alter table private.consent_ledger enable row level security;
revoke all on private.consent_ledger from public, anon, authenticated, service_role;
revoke all on sequence private.consent_ledger_id_seq from public, anon, authenticated, service_role;
create policy "Nobody reads or writes the ledger of consent" on private.consent_ledger
  for all to anon, authenticated using (false);

create function private.refuse_change_of_ledger() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The ledger of consent is only ever added to.' using errcode = 'insufficient_privilege';
end
$$;

create trigger refuse_change before update or delete on private.consent_ledger
  for each row execute function private.refuse_change_of_ledger();
create trigger refuse_emptying before truncate on private.consent_ledger
  for each statement execute function private.refuse_change_of_ledger();

create function private.add_to_ledger(
  of_phone text, what text, source text, moment timestamptz,
  version text default null, lead uuid default null, request uuid default null,
  reply bigint default null
) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.consent_ledger
    (at, phone_hash, what, source, version, words, lead_id, hold_request_id, reply_id, by_email)
  values (moment, private.phone_hash(of_phone), what, source, version,
    (
      select replace(
        shown.words, '{shop}', coalesce((select name from public.shop), settings.shop_name)
      )
      from private.consent_sentences as shown, private.settings
      where shown.version = add_to_ledger.version
    ),
    lead, request, reply,
    case when source = 'staff' then auth.jwt() ->> 'email' end)
$$;

create function private.record_consent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'financing_leads' then
    perform private.add_to_ledger(
      new.phone_e164, 'given', 'financing_form', new.created_at, new.consent_version, lead => new.id);
  else
    perform private.add_to_ledger(
      new.phone_e164, 'given', 'hold_form', new.created_at, new.consent_version, request => new.id);
  end if;
  return null;
end
$$;

create trigger record_consent after insert on public.financing_leads
  for each row when (new.consent_version is not null and new.phone_e164 is not null)
  execute function private.record_consent();

create table private.text_opt_outs (
  phone text primary key,
  keyword text not null,
  since timestamptz not null
);

alter table private.text_opt_outs enable row level security;
revoke all on private.text_opt_outs from public, anon, authenticated, service_role;
create policy "Nobody reads or writes opt-outs" on private.text_opt_outs
  for all to anon, authenticated using (false);

create table private.erased_opt_outs (
  phone_hash text primary key,
  since timestamptz not null
);

alter table private.erased_opt_outs enable row level security;
revoke all on private.erased_opt_outs from public, anon, authenticated, service_role;
create policy "Nobody reads or writes erased opt-outs" on private.erased_opt_outs
  for all to anon, authenticated using (false);

create function private.has_opted_out(wanted_phone text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from private.text_opt_outs where phone = wanted_phone)
    or exists (
      select from private.erased_opt_outs where phone_hash = private.phone_hash(wanted_phone)
    )
$$;

create function private.record_opt_out() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.add_to_ledger(
    new.phone, 'revoked',
    case new.keyword when 'provider' then 'provider' when 'staff' then 'staff' else 'reply' end,
    new.since
  );
  update private.text_outbox set state = 'opted_out', captcha_token = null, updated_at = new.since
  where phone = new.phone and state in ('queued', 'checking');
  return null;
end
$$;

create trigger record_opt_out after insert on private.text_opt_outs
  for each row execute function private.record_opt_out();

create function private.take_over_opt_out() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.text_opt_outs set keyword = new.keyword where phone = new.phone and keyword = 'staff';
  if found then
    perform private.add_to_ledger(
      new.phone, 'revoked', case new.keyword when 'provider' then 'provider' else 'reply' end, new.since
    );
  end if;
  return new;
end
$$;

create trigger take_over_opt_out before insert on private.text_opt_outs
  for each row when (new.keyword <> 'staff')
  execute function private.take_over_opt_out();

create function private.forget_erased_opt_out() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.erased_opt_outs where phone_hash = private.phone_hash(new.phone);
  return null;
end
$$;

create table private.erased_consents (
  id bigint generated always as identity primary key,
  phone_hash text not null,
  consent_version text not null,
  consented_at timestamptz not null,
  texted_at timestamptz
);
create index erased_consents_phone_hash_idx on private.erased_consents (phone_hash);

alter table private.erased_consents enable row level security;
revoke all on private.erased_consents from public, anon, authenticated, service_role;
revoke all on sequence private.erased_consents_id_seq from public, anon, authenticated, service_role;
create policy "Nobody reads or writes erased consents" on private.erased_consents
  for all to anon, authenticated using (false);

create function private.skip_row() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  return null;
end
$$;

create trigger skip_erased_number before insert on private.text_opt_outs
  for each row when (new.phone is null)
  execute function private.skip_row();

revoke all on function
  private.phone_hash(text), private.refuse_change_of_ledger(),
  private.add_to_ledger(text, text, text, timestamptz, text, uuid, uuid, bigint), private.record_consent(),
  private.has_opted_out(text), private.record_opt_out(), private.take_over_opt_out(),
  private.forget_erased_opt_out(), private.skip_row()
  from public, anon, authenticated, service_role;

create table private.state_hours (
  state text primary key,
  zones text[] not null,
  opens time,
  closes time,
  sunday_opens time,
  constraint state_hours_both_or_none check ((opens is null) = (closes is null)),
  constraint state_hours_in_order check (opens < closes),
  constraint state_hours_zones_known check (cardinality(zones) > 0)
);

alter table private.state_hours enable row level security;
revoke all on private.state_hours from public, anon, authenticated, service_role;
create policy "Nobody reads or writes hours of states" on private.state_hours
  for all to anon, authenticated using (false);

create table private.area_codes (
  code text primary key,
  state text not null references private.state_hours (state),
  zones text[],
  constraint area_codes_form check (code ~ '^[2-9][0-9]{2}$')
);
create index area_codes_state_idx on private.area_codes (state);

alter table private.area_codes enable row level security;
revoke all on private.area_codes from public, anon, authenticated, service_role;
create policy "Nobody reads or writes area codes" on private.area_codes
  for all to anon, authenticated using (false);

create function private.quiet_hours(out quiet_from time, out quiet_until time)
language sql stable security definer
set search_path = ''
as $$
  select coalesce(shop.quiet_from, settings.quiet_from), coalesce(shop.quiet_until, settings.quiet_until)
  from private.settings left join public.shop on true
$$;

create function private.is_quiet(quiet_from time, quiet_until time, moment timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when quiet_from is null or quiet_from = quiet_until then false
    when quiet_from < quiet_until then clock >= quiet_from and clock < quiet_until
    else clock >= quiet_from or clock < quiet_until
  end
  from (select (moment at time zone 'America/Detroit')::time as clock) as here
$$;

create function private.next_open_moment(
  moment timestamptz, zone text, quiet_from time, quiet_until time, sunday_until time default null
) returns timestamptz
language plpgsql stable
set search_path = ''
as $$
declare
  today date := (moment at time zone zone)::date;
  clock time := (moment at time zone zone)::time;
begin
  if extract(dow from today) = 0 and clock < sunday_until then
    return case when sunday_until = '24:00' then today + 1 + quiet_until else today + sunday_until end
      at time zone zone;
  end if;
  if quiet_from > quiet_until and clock >= quiet_from then
    return (today + 1 + quiet_until) at time zone zone;
  end if;
  if clock < quiet_until and (quiet_from > quiet_until or clock >= quiet_from) then
    return (today + quiet_until) at time zone zone;
  end if;
  return moment;
end
$$;

create function private.next_text_time(moment timestamptz, to_phone text) returns timestamptz
language plpgsql stable security definer
set search_path = ''
as $$
declare
  best timestamptz := private.next_text_time(moment);
  before timestamptz;
  rule record;
  own record;
  zone text;
begin
  if to_phone is null then
    return best;
  end if;
  select settings.time_zone, hours.quiet_from, hours.quiet_until into own
    from private.settings, private.quiet_hours() as hours;
  select coalesce(codes.zones, hours.zones) as zones, hours.opens, hours.closes, hours.sunday_opens
  into rule
  from private.area_codes as codes join private.state_hours as hours using (state)
  where codes.code = substring(to_phone from 3 for 3);
  if not found then
    select '{America/New_York,Pacific/Honolulu}'::text[] as zones, time '10:00' as opens,
      time '20:00' as closes, time '24:00' as sunday_opens
    into rule;
  end if;
  if rule.opens is null and rule.sunday_opens is null and rule.zones = array[own.time_zone] then
    return best;
  end if;
  -- What one clock allows, another may forbid: until all agree.
  for round in 1..16 loop
    before := best;
    foreach zone in array rule.zones loop
      best := private.next_open_moment(best, zone, own.quiet_from, own.quiet_until);
      if rule.opens is not null then
        best := private.next_open_moment(best, zone, rule.closes, rule.opens, rule.sunday_opens);
      end if;
    end loop;
    best := private.next_text_time(best);
    exit when best = before;
  end loop;
  return best;
end
$$;

create function private.next_text_time(moment timestamptz) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select private.next_open_moment(moment, settings.time_zone, hours.quiet_from, hours.quiet_until)
  from private.settings, private.quiet_hours() as hours
$$;

create function private.reach_refusal(consent text, junk text, to_phone text) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when consent is null then 'no_consent'
    when junk is not null then 'junk'
    when not texts_are_sent then 'no_provider'
    when to_phone is null or us_numbers_only and not private.is_us_number(to_phone) then 'not_us'
    when private.has_opted_out(to_phone) then 'opted_out'
  end
  from private.settings
$$;

create function private.shop_refusal(moment timestamptz) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
  in_hour bigint;
  in_day bigint;
begin
  select texts_per_hour, texts_per_day into rule from private.settings;
  select count(*) filter (where created_at > moment - interval '1 hour'), count(*)
  into in_hour, in_day
  from private.text_outbox
  where created_at > moment - interval '24 hours' and state not in ('refused', 'opted_out');
  return case
    when in_hour >= rule.texts_per_hour then 'shop_hour'
    when in_day >= rule.texts_per_day then 'shop_day'
  end;
end
$$;

create function private.text_refusal(
  lead public.financing_leads, of_address inet, has_captcha boolean, moment timestamptz
) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
  day_ago timestamptz := moment - interval '24 hours';
  unreached text := private.reach_refusal(lead.consent_version, lead.suspected_junk, lead.phone_e164);
  to_phone bigint;
  for_lender bigint;
  from_address bigint;
begin
  select * into rule from private.settings;
  if unreached is not null then
    return unreached;
  elsif rule.texts_need_captcha and not has_captcha then
    return 'captcha';
  end if;
  select count(*), count(*) filter (where lender = lead.financing_option)
  into to_phone, for_lender
  from private.text_outbox
  where phone = lead.phone_e164 and created_at > day_ago
    and state not in ('refused', 'opted_out');
  select count(*) into from_address from private.text_outbox
  where address = of_address and created_at > moment - interval '1 hour'
    and state not in ('refused', 'opted_out');
  return case
    when for_lender >= 1 then 'lender_day'
    when to_phone >= rule.texts_per_phone_and_day then 'phone_day'
    when from_address >= rule.texts_per_address_and_hour then 'address_hour'
    else private.shop_refusal(moment)
  end;
end
$$;

create function private.message_refusal(lead public.financing_leads, moment timestamptz) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
  number text := lead.phone_e164;
  has_written boolean;
  written_to bigint;
begin
  select * into rule from private.settings;
  if lead.id is null or lead.anonymized_at is not null then
    return 'This lead is not here any more.';
  elsif not rule.texts_are_sent then
    return 'No text provider is set, so no text is sent.';
  elsif number is null or rule.us_numbers_only and not private.is_us_number(number) then
    return 'This is no US number, so it is not texted.';
  elsif private.has_opted_out(number) then
    return 'This number has opted out of texts. Only a START from it changes that.';
  elsif private.has_stop_question(number) then
    return 'First say whether they asked us to stop. Until then nothing leaves for this number.';
  end if;
  has_written := exists (
    select from private.text_replies
    where phone = number and received_at > moment - interval '30 days' and kind <> 'stop'
      and meant_stop is not true
  );
  if not has_written and lead.suspected_junk is not null then
    return 'Suspected junk is not texted.';
  elsif not has_written and not exists (
    select from private.consent_ledger as given
    join private.consent_sentences as shown using (version)
    where given.phone_hash = private.phone_hash(number) and given.what = 'given'
      and shown.covers_conversation
  ) then
    return 'They did not agree to texts about their request. Call them, or wait until they text.';
  end if;
  select count(*) into written_to from private.text_outbox
  where phone = number and kind = 'message' and created_at > moment - interval '24 hours'
    and state not in ('refused', 'opted_out');
  if written_to >= rule.messages_per_phone_and_day then
    return 'This number has been sent enough texts for a day.';
  elsif private.shop_refusal(moment) is not null then
    return 'The shop has sent as many texts as it may for now.';
  end if;
  return null;
end
$$;

create function private.answer_pause() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '20 seconds' $$;

revoke all on function
  private.quiet_hours(), private.is_quiet(time, time, timestamptz),
  private.next_open_moment(timestamptz, text, time, time, time), private.next_text_time(timestamptz, text),
  private.next_text_time(timestamptz), private.reach_refusal(text, text, text),
  private.shop_refusal(timestamptz),
  private.text_refusal(public.financing_leads, inet, boolean, timestamptz),
  private.message_refusal(public.financing_leads, timestamptz), private.answer_pause()
  from public, anon, authenticated, service_role;

create table public.holds (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  showroom text not null,
  name text not null,
  phone text not null,
  phone_e164 text generated always as (private.us_number(phone)) stored,
  until timestamptz,
  state text not null default 'held',
  lead_id uuid references public.financing_leads (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  made_by uuid,
  made_by_email text,
  ended_at timestamptz,
  ended_by_email text,
  version integer not null default 1,
  constraint holds_showroom_known check (showroom in ('east', 'west')),
  constraint holds_state_known check (state in ('asked', 'refused', 'held', 'ended', 'sold')),
  constraint holds_name_length check (length(btrim(name)) between 1 and 100),
  constraint holds_phone_form check (phone ~ '^[0-9() +.-]{10,20}$'),
  constraint holds_until_known check (until is not null or state in ('asked', 'refused'))
);
create index holds_product_idx on public.holds (product_id, showroom) where state = 'held';
create index holds_products_idx on public.holds (product_id);
create index holds_lead_idx on public.holds (lead_id);
create index holds_phone_idx on public.holds (phone_e164) where state = 'held';
create index holds_newest_idx on public.holds (made_at);

alter table public.holds enable row level security;
revoke all on public.holds from public, anon, authenticated;
grant select on public.holds to authenticated;
grant insert (id, product_id, showroom, name, phone, until, lead_id) on public.holds to authenticated;
grant update (name, phone, until, state, lead_id, version) on public.holds to authenticated;
grant all on public.holds to service_role;
create policy "Admins see holds" on public.holds
  for select to authenticated using ((select private.has_role('admin')));
create policy "Admins add holds" on public.holds
  for insert to authenticated with check ((select private.has_role('admin')));
create policy "Admins change holds" on public.holds
  for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.holds
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.holds
  for each row execute function private.count_version();

create function private.hold_end(wanted text, moment timestamptz) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select (day.then + hours.closes) at time zone rule.time_zone
  from private.settings as rule,
    lateral (
      select (moment at time zone rule.time_zone)::date + ahead as then
      from generate_series(1, 60) as ahead
    ) as day,
    lateral private.hours_on(wanted, day.then) as hours
  where hours.closes is not null
  order by day.then limit 1
$$;

create function public.hold_end(showroom text) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.hold_end(showroom, private.text_now());
end
$$;

create function private.say_moment(moment timestamptz) returns text
language sql stable security definer set search_path = ''
as $$
  select to_char(moment at time zone (select time_zone from private.settings), 'Dy, Mon FMDD "at" FMHH12:MI AM')
$$;

create function private.say_piece(of_product text) returns text
language sql stable security definer
set search_path = ''
as $$
  select case when length(title) > 45 then left(title, 44) || '…' else title end
  from public.products where id = of_product
$$;

create function private.held_pieces(of_product text, at_showroom text, besides uuid default null)
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.holds
  where product_id = of_product and showroom = at_showroom and state = 'held'
    and until > private.text_now() and id is distinct from besides
$$;

create function private.why_none_left(
  of_product text, at_showroom text, wanted integer, besides uuid default null
) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  here integer := coalesce((
    select on_hand from public.stock where product_id = of_product and showroom = at_showroom
  ), 0);
  held integer := private.held_pieces(of_product, at_showroom, besides);
  place text := private.say_showroom(at_showroom);
  next record;
begin
  if here - held >= wanted then
    return null;
  end if;
  if held = 0 then
    return case here when 0 then format('None is left at %s.', place)
      else format('Only %s %s left at %s.', here, case here when 1 then 'is' else 'are' end, place) end;
  end if;
  select name, until into next from public.holds
  where product_id = of_product and showroom = at_showroom and state = 'held'
    and until > private.text_now() and id is distinct from besides
  order by until limit 1;
  return case when here - held > 0 then format('Only %s %s free at %s: ', here - held,
      case here - held when 1 then 'is' else 'are' end, place)
    else format('None is free at %s: ', place) end
    || format('%s held, the first for %s until %s.', held, next.name, private.say_moment(next.until));
end
$$;

create function private.check_hold() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  is_new boolean := tg_op = 'INSERT';
  begins boolean;
  piece record;
  other record;
  refusal text;
begin
  -- A policy is asked after this, which speaks of other people's holds.
  if auth.uid() is not null and not (is_new and new.state = 'asked') then
    perform private.require_admin();
  end if;
  new.name := btrim(new.name);
  new.phone := btrim(new.phone);
  if is_new then
    new.made_by := auth.uid();
    new.made_by_email := auth.jwt() ->> 'email';
    new.ended_at := null;
    new.ended_by_email := null;
    new.version := 1;
  elsif (new.product_id, new.showroom) is distinct from (old.product_id, old.showroom) then
    raise exception 'A hold stays with its piece: end it and make another.';
  end if;
  if new.state = 'held' and new.until is null then
    new.until := private.hold_end(new.showroom, moment);
    if new.until is null then
      raise exception 'No hours are set for %: say until when it is held.', private.say_showroom(new.showroom);
    end if;
  end if;
  if new.state = 'sold' and (is_new or old.state <> 'sold') and not exists (
    select from public.sales where hold_id = new.id and undone_at is null
  ) then
    raise exception 'A hold ends as sold with its sale: use sell_piece.';
  end if;
  begins := new.state = 'held'
    and (is_new or old.state <> 'held' or old.until <= moment and new.until > moment);
  if new.state = 'held' and (begins or new.until is distinct from old.until) then
    if new.until <= moment then
      raise exception 'A hold ends in the future.';
    elsif new.until > moment + interval '31 days' then
      raise exception 'A hold ends within a month.';
    end if;
  end if;
  if begins then
    select id, title, state into piece from public.products where id = new.product_id for update;
    if piece.state is distinct from 'live' then
      raise exception '“%” is not for sale.', coalesce(piece.title, new.product_id) using errcode = 'PT409';
    end if;
    select holds.until, holds.showroom, products.title into other
    from public.holds join public.products on products.id = holds.product_id
    where holds.phone_e164 = private.us_number(new.phone) and holds.state = 'held' and holds.until > moment
      and holds.id <> new.id
    limit 1;
    if other.title is not null then
      raise exception 'One piece per person: % already holds “%” at % until %.', new.phone,
        other.title, private.say_showroom(other.showroom), private.say_moment(other.until)
        using errcode = 'PT409';
    end if;
    refusal := private.why_none_left(new.product_id, new.showroom, 1, new.id);
    if refusal is not null then
      raise exception '%', refusal using errcode = 'PT409';
    end if;
    new.ended_at := null;
    new.ended_by_email := null;
  elsif not is_new and old.state in ('held', 'asked') and new.state not in ('held', 'asked') then
    new.ended_at := moment;
    new.ended_by_email := auth.jwt() ->> 'email';
  end if;
  return new;
end
$$;

create trigger a_check_hold before insert or update on public.holds
  for each row execute function private.check_hold();

create function private.keep_held_stock() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  held integer := private.held_pieces(new.product_id, new.showroom);
begin
  if new.on_hand < held then
    raise exception '% % held at %, so there cannot be %. End a hold first.', held,
      case held when 1 then 'is' else 'are' end, private.say_showroom(new.showroom), new.on_hand
      using errcode = 'PT409';
  end if;
  return new;
end
$$;

create trigger keep_held_stock before update on public.stock
  for each row when (new.on_hand < old.on_hand) execute function private.keep_held_stock();

create function private.current_holds() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'product_id', product_id, 'showroom', showroom, 'until', until
  ) order by until, id), '[]')
  from public.holds where state = 'held' and until > private.text_now()
$$;

create function private.record_trade() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shown constant text[] := array['showroom', 'until', 'state', 'quantity', 'price_cents', 'undone_at'];
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  is_now jsonb := to_jsonb(new);
  old_values jsonb;
  new_values jsonb;
begin
  if tg_table_name = 'holds' and is_now ->> 'state' = 'asked' then return null; end if;
  select jsonb_object_agg(field, was -> field), jsonb_object_agg(field, is_now -> field)
    into old_values, new_values
    from unnest(shown) as field
    where is_now ? field and (was is null or was -> field is distinct from is_now -> field);
  if new_values is null then return null; end if;
  insert into public.changes
    (changed_by, changed_by_email, table_name, record, record_name, action, before, after, catalog_version)
  select auth.uid(), auth.jwt() ->> 'email', tg_table_name, is_now ->> 'id', products.title,
    case tg_op when 'INSERT' then 'added' else 'changed' end,
    case when was is not null then old_values end, new_values, private.next_catalog_version()
  from public.products where products.id = is_now ->> 'product_id';
  return null;
end
$$;

create trigger record_change after insert or update on public.holds
  for each row execute function private.record_trade();

revoke all on function
  private.hold_end(text, timestamptz), public.hold_end(text), private.say_moment(timestamptz),
  private.say_piece(text), private.held_pieces(text, text, uuid),
  private.why_none_left(text, text, integer, uuid), private.check_hold(), private.keep_held_stock(),
  private.current_holds(), private.record_trade()
  from public, anon, authenticated, service_role;
grant execute on function public.hold_end(text) to authenticated;

create table public.hold_requests (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  showroom text not null,
  name text not null,
  phone text not null,
  phone_e164 text generated always as (
    '+1' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^1?([2-9][0-9]{9})$')
  ) stored,
  submission_key uuid,
  consent_version text,
  created_at timestamptz not null default now(),
  suspected_junk text,
  answer text,
  reason text,
  answered_at timestamptz,
  answered_by_email text,
  hold_id uuid references public.holds (id) on delete set null,
  anonymized_at timestamptz,
  constraint hold_requests_submission_key_key unique (submission_key),
  constraint hold_requests_showroom_known check (showroom in ('east', 'west')),
  constraint hold_requests_name_trimmed check (name = private.js_trim(name)),
  constraint hold_requests_name_length check (private.js_length(name) between 1 and 100),
  constraint hold_requests_phone_form check (phone ~ '^[0-9() -]{10,20}$'),
  constraint hold_requests_consent_version_short check (char_length(consent_version) between 1 and 40),
  constraint hold_requests_suspected_junk_known check (suspected_junk in ('address', 'phone')),
  constraint hold_requests_answer_known check (answer in ('held', 'declined')),
  constraint hold_requests_reason_length check (length(btrim(reason)) between 1 and 120),
  constraint hold_requests_reason_of_declined check ((reason is not null) = (answer is not distinct from 'declined')),
  constraint hold_requests_answered check ((answer is null) = (answered_at is null))
);
create index hold_requests_product_idx on public.hold_requests (product_id);
create index hold_requests_hold_idx on public.hold_requests (hold_id);
create index hold_requests_waiting_idx on public.hold_requests (created_at) where answer is null;
create index hold_requests_named_idx on public.hold_requests (created_at) where anonymized_at is null;
create index hold_requests_digits_idx on public.hold_requests
  ((right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)), created_at);

alter table public.hold_requests enable row level security;
revoke all on public.hold_requests from public, anon, authenticated;
grant select on public.hold_requests to authenticated;
grant insert
  (product_id, showroom, name, phone, submission_key, consent_version)
  on public.hold_requests to anon, authenticated;
grant all on public.hold_requests to service_role;
create policy "Admins see requests to hold" on public.hold_requests
  for select to authenticated using ((select private.has_role('admin')));
create policy "Anyone may ask to have a piece held" on public.hold_requests
  for insert to anon, authenticated with check (answer is null);

create trigger begin_requests before insert on public.hold_requests
  for each statement execute function private.begin_leads();
create trigger record_consent after insert on public.hold_requests
  for each row when (new.consent_version is not null and new.phone_e164 is not null)
  execute function private.record_consent();

create table private.hold_request_addresses (
  request_id uuid primary key references public.hold_requests (id) on delete cascade,
  address inet not null,
  created_at timestamptz not null
);
create index hold_request_addresses_idx on private.hold_request_addresses (address, created_at);

alter table private.hold_request_addresses enable row level security;
revoke all on private.hold_request_addresses from public, anon, authenticated, service_role;
create policy "Nobody reads or writes addresses of requests" on private.hold_request_addresses
  for all to anon, authenticated using (false);

create function private.check_hold_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.products where id = new.product_id and state = 'live') then
    raise exception 'This piece is not for sale any more.' using errcode = 'PT409';
  end if;
  return new;
end
$$;

create trigger check_request before insert on public.hold_requests
  for each row when (auth.role() in ('anon', 'authenticated'))
  execute function private.check_hold_request();

create function private.limit_hold_requests() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  rule record;
  from_address inet := private.request_address();
  by_address bigint;
  by_phone bigint;
begin
  if private.has_role('admin') then
    return new;
  end if;
  perform private.count_request_in_call();
  select * into rule from private.settings;
  select count(*) into by_address from (
    select from private.hold_request_addresses
    where address = from_address and created_at > private.text_now() - interval '1 hour'
    limit rule.most_leads_per_address_and_hour
  ) as earlier;
  select count(*) into by_phone from (
    select from public.hold_requests
    where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
        = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10)
      and created_at > now() - interval '24 hours'
    limit rule.most_leads_per_phone_and_day
  ) as earlier;
  new.suspected_junk := private.judge_request(by_address, by_phone);
  return new;
end
$$;

create trigger limit_requests before insert on public.hold_requests
  for each row when (auth.role() in ('anon', 'authenticated'))
  execute function private.limit_hold_requests();

create function private.keep_request_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  from_address inet := private.request_address();
begin
  if from_address is not null then
    insert into private.hold_request_addresses values (new.id, from_address, private.text_now());
  end if;
  return null;
end
$$;

create trigger keep_address after insert on public.hold_requests
  for each row when (auth.role() in ('anon', 'authenticated'))
  execute function private.keep_request_address();

create function public.hold_promise(submission uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when private.reach_refusal(consent_version, suspected_junk, phone_e164) is null then 'text'
    else 'call'
  end
  from public.hold_requests
  where submission_key = submission and created_at > now() - interval '1 hour'
$$;

create function private.waiting_request(request uuid) returns public.hold_requests
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests;
begin
  perform private.require_admin();
  select * into asked from public.hold_requests where id = request for update;
  if asked.id is null or asked.anonymized_at is not null then
    raise exception 'This request is not here any more.' using errcode = 'PT409';
  elsif asked.answer is not null then
    raise exception '% was answered at %: %.', asked.name, private.say_moment(asked.answered_at),
      case asked.answer when 'held' then 'it is held' else 'declined' end using errcode = 'PT409';
  end if;
  return asked;
end
$$;

create function private.answer_hold_request(
  asked public.hold_requests, what text, why text, by_hold uuid, words text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  refusal text := coalesce(
    private.reach_refusal(asked.consent_version, asked.suspected_junk, asked.phone_e164),
    private.shop_refusal(moment)
  );
begin
  update public.hold_requests set
    answer = what, reason = why, hold_id = by_hold, answered_at = moment,
    answered_by_email = auth.jwt() ->> 'email'
  where id = asked.id;
  insert into private.text_outbox
    (hold_request_id, kind, state, reason, phone, body, due_at, requested_by, created_at, updated_at)
  values (
    asked.id, 'hold',
    case when refusal is null then 'queued' when refusal = 'opted_out' then refusal else 'refused' end,
    refusal, asked.phone_e164, words,
    private.next_text_time(moment + private.answer_pause(), asked.phone_e164), auth.uid(), moment, moment
  );
end
$$;

create function public.confirm_hold_request(request uuid) returns public.holds
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests := private.waiting_request(request);
  made public.holds;
begin
  insert into public.holds (product_id, showroom, name, phone)
  values (asked.product_id, asked.showroom, asked.name, asked.phone)
  returning * into made;
  perform private.answer_hold_request(asked, 'held', null, made.id, format(
    '%s: we hold %s for you at %s until %s. STOP to opt out, HELP for help.',
    settings.shop_name, private.say_piece(asked.product_id), private.say_showroom(asked.showroom),
    private.say_moment(made.until)
  )) from private.settings;
  return made;
end
$$;

create function public.decline_hold_request(request uuid, why text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests := private.waiting_request(request);
begin
  perform private.answer_hold_request(asked, 'declined', btrim(why), null, format(
    '%s: sorry, we cannot hold %s at %s. %s Call us%s. STOP to opt out, HELP for help.',
    settings.shop_name, private.say_piece(asked.product_id), private.say_showroom(asked.showroom),
    btrim(why), (select ': ' || phone from public.shop)
  )) from private.settings;
end
$$;

create function public.reopen_hold_request(request uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests;
begin
  perform private.require_admin();
  select * into asked from public.hold_requests where id = request for update;
  if asked.answer is null or asked.anonymized_at is not null then
    return;
  end if;
  if exists (
    select from private.text_outbox
    where hold_request_id = request and state not in ('queued', 'refused', 'opted_out')
  ) then
    raise exception 'The text has left already. Call them.' using errcode = 'PT409';
  end if;
  update private.text_outbox set state = 'refused', reason = 'undone', updated_at = private.text_now()
  where hold_request_id = request and state = 'queued';
  update public.holds set state = 'ended' where id = asked.hold_id and state = 'held';
  update public.hold_requests set
    answer = null, reason = null, hold_id = null, answered_at = null, answered_by_email = null
  where id = request;
end
$$;

create function private.hold_requests_of(any_phone text) returns setof public.hold_requests
language sql stable security definer
set search_path = ''
as $$
  select asked from public.hold_requests as asked
  where right(regexp_replace(asked.phone, '[^0-9]', '', 'g'), 10)
      = right(regexp_replace(any_phone, '[^0-9]', '', 'g'), 10)
    and length(regexp_replace(any_phone, '[^0-9]', '', 'g')) >= 10
    and asked.anonymized_at is null
$$;

create function private.requests_of_sender(lead uuid)
returns setof public.financing_leads
language sql stable security definer
set search_path = ''
as $$
  select found from public.financing_leads as wanted
  join public.financing_leads as found on found.id = wanted.id or (
    right(regexp_replace(found.phone, '[^0-9]', '', 'g'), 10)
      = right(regexp_replace(wanted.phone, '[^0-9]', '', 'g'), 10)
    and length(regexp_replace(wanted.phone, '[^0-9]', '', 'g')) >= 10
  )
  where wanted.id = lead and wanted.anonymized_at is null and found.anonymized_at is null
$$;

revoke all on function
  private.check_hold_request(), private.limit_hold_requests(), private.keep_request_address(),
  public.hold_promise(uuid), private.waiting_request(uuid),
  private.answer_hold_request(public.hold_requests, text, text, uuid, text),
  public.confirm_hold_request(uuid), public.decline_hold_request(uuid, text),
  public.reopen_hold_request(uuid), private.hold_requests_of(text), private.requests_of_sender(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.hold_promise(uuid) to anon, authenticated;
grant execute on function
  public.confirm_hold_request(uuid), public.decline_hold_request(uuid, text),
  public.reopen_hold_request(uuid)
  to authenticated;

create table public.sales (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  showroom text not null,
  quantity integer not null,
  price_cents integer not null,
  lead_id uuid references public.financing_leads (id) on delete set null,
  lead_status_before text,
  hold_id uuid references public.holds (id) on delete set null,
  was_last boolean not null default false,
  sold_at timestamptz not null default clock_timestamp(),
  sold_by uuid,
  sold_by_email text,
  undone_at timestamptz,
  undone_by_email text,
  constraint sales_showroom_known check (showroom in ('east', 'west')),
  constraint sales_quantity_positive check (quantity between 1 and 1000),
  constraint sales_price_positive check (price_cents between 1 and 100000000)
);
create index sales_product_idx on public.sales (product_id);
create index sales_lead_idx on public.sales (lead_id);
create index sales_hold_idx on public.sales (hold_id);
create index sales_newest_idx on public.sales (sold_at);

alter table public.sales enable row level security;
revoke all on public.sales from public, anon, authenticated, service_role;
grant select on public.sales to authenticated, service_role;
create policy "Admins see sales" on public.sales
  for select to authenticated using ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update on public.sales
  for each statement execute function private.take_catalog_turn();
create trigger record_change after insert or update on public.sales
  for each row execute function private.record_trade();

create function public.sell_piece(
  product text, showroom text, quantity integer default 1, price_cents integer default null,
  lead uuid default null, hold uuid default null, sale uuid default gen_random_uuid()
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  piece public.products;
  kept public.holds;
  refusal text;
  status_before text;
  total integer;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  if exists (select from public.sales where id = sale) then
    return private.describe_sale(sale);
  end if;
  select * into piece from public.products where id = product for update;
  if piece.id is null then
    raise exception 'There is no piece %.', product using errcode = 'PT404';
  end if;
  if piece.state in ('sold', 'archived') then
    raise exception '“%” is %.', piece.title,
      case piece.state when 'sold' then 'sold already' else 'not for sale' end
      using errcode = 'PT409';
  end if;
  if coalesce(quantity, 0) not between 1 and 1000 then
    raise exception 'How many were sold? From 1 to 1,000.';
  end if;
  if hold is not null then
    select * into kept from public.holds
    where id = hold and product_id = product and holds.showroom = sell_piece.showroom and state = 'held';
    if kept.id is null then
      raise exception 'This hold is over.' using errcode = 'PT409';
    end if;
  end if;
  refusal := private.why_none_left(product, sell_piece.showroom, quantity, hold);
  if refusal is not null then
    raise exception '“%”: %', piece.title, refusal using errcode = 'PT409';
  end if;
  lead := coalesce(lead, kept.lead_id);
  if lead is not null then
    select status into status_before from public.financing_leads where id = lead for update;
    if status_before is null then
      raise exception 'This lead is not here any more.';
    end if;
  end if;
  insert into public.sales (id, product_id, showroom, quantity, price_cents, lead_id,
      lead_status_before, hold_id, sold_by, sold_by_email)
    values (sale, product, sell_piece.showroom, quantity,
      coalesce(sell_piece.price_cents, piece.price_cents), lead, status_before, hold, auth.uid(),
      auth.jwt() ->> 'email');
  update public.holds set state = 'sold' where id = hold;
  update public.stock set on_hand = on_hand - quantity, counted_at = clock_timestamp()
    where product_id = product and stock.showroom = sell_piece.showroom;
  update public.financing_leads set status = 'converted' where id = lead and status <> 'converted';
  select coalesce(sum(on_hand), 0) into total from public.stock where product_id = product;
  if total = 0 then
    update public.sales set was_last = true where id = sale;
    update public.products set state = 'sold' where id = product and state = 'live';
  end if;
  return private.describe_sale(sale);
end
$$;

create function private.describe_sale(sale uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'sale', sales.id,
    'state', products.state,
    'left', (
      select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
      where stock.product_id = products.id
    ),
    'packages', (
      select coalesce(jsonb_agg(packages.name order by packages.position), '[]') from public.packages
      where packages.state = 'live' and products.id = any (packages.product_ids)
    )
  )
  from public.sales join public.products on products.id = sales.product_id where sales.id = sale
$$;

create function public.undo_sale(sale uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  past public.sales;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  select * into past from public.sales where id = sale for update;
  if past.id is null then
    raise exception 'There is no such sale.' using errcode = 'PT404';
  end if;
  if past.undone_at is not null then
    return;
  end if;
  update public.sales set undone_at = clock_timestamp(), undone_by_email = auth.jwt() ->> 'email'
    where id = sale;
  update public.stock set on_hand = on_hand + past.quantity, counted_at = clock_timestamp()
    where product_id = past.product_id and showroom = past.showroom;
  if past.was_last then
    update public.products set state = 'live' where id = past.product_id and state = 'sold';
  end if;
  update public.holds set state = 'held'
    where id = past.hold_id and state = 'sold' and until > private.text_now();
  update public.holds set state = 'ended'
    where id = past.hold_id and state = 'sold' and until <= private.text_now();
  update public.financing_leads set status = past.lead_status_before
    where id = past.lead_id and status = 'converted' and past.lead_status_before <> 'converted';
end
$$;

revoke all on function
  public.sell_piece(text, text, integer, integer, uuid, uuid, uuid), private.describe_sale(uuid),
  public.undo_sale(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.sell_piece(text, text, integer, integer, uuid, uuid, uuid), public.undo_sale(uuid)
  to authenticated;

create table private.text_outbox (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid references public.financing_leads (id) on delete cascade,
  kind text not null default 'link',
  state text not null,
  reason text,
  phone text,
  lender text references public.lenders (name) on update cascade,
  body text,
  address inet,
  captcha_token text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  provider text,
  provider_id text,
  error_code text,
  error text,
  requested_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  hold_request_id uuid references public.hold_requests (id) on delete cascade,
  constraint text_outbox_state_known check (state in (
    'checking', 'queued', 'sending',
    'sent', 'delivered',
    'failed', 'unknown', 'refused', 'opted_out'
  )),
  constraint text_outbox_provider_id_key unique (provider_id),
  constraint text_outbox_of_lead_or_request check (
    num_nonnulls(lead_id, hold_request_id) = 1
    and (kind = 'hold') = (hold_request_id is not null)
    and (kind = 'hold' or lender is not null)
  ),
  constraint text_outbox_kind_known check (kind in ('link', 'resend', 'hold', 'message'))
);
create index text_outbox_lead_idx on private.text_outbox (lead_id, created_at);
create index text_outbox_due_idx on private.text_outbox (due_at, id) where state = 'queued';
create index text_outbox_claimed_idx on private.text_outbox (claimed_at)
  where state in ('checking', 'sending');
create index text_outbox_phone_idx on private.text_outbox (phone, created_at);
create index text_outbox_lender_idx on private.text_outbox (lender);
create index text_outbox_counted_idx on private.text_outbox (created_at)
  where state not in ('refused', 'opted_out');
create index text_outbox_addresses_idx on private.text_outbox (created_at)
  where address is not null or captcha_token is not null;
create index text_outbox_address_idx on private.text_outbox (address, created_at)
  where address is not null;
create index text_outbox_taken_idx on private.text_outbox (claimed_at) where attempts > 0;
create index text_outbox_hold_request_idx on private.text_outbox (hold_request_id, created_at)
  where hold_request_id is not null;
create index text_outbox_trouble_idx on private.text_outbox (state, lead_id)
  where state in ('failed', 'unknown', 'refused', 'opted_out');

alter table private.text_outbox enable row level security;
revoke all on private.text_outbox from public, anon, authenticated, service_role;
grant select
  (id, lead_id, kind, state, reason, body, attempts, due_at, sent_at, delivered_at, provider, provider_id,
  error_code, error, requested_by, created_at, updated_at, hold_request_id)
  on private.text_outbox to authenticated;
create policy "Admins see texts" on private.text_outbox
  for select to authenticated using ((select private.has_role('admin')));

create view public.lead_texts with (security_invoker) as
  select id, lead_id, kind, state, reason, body, attempts, due_at, sent_at, delivered_at, provider,
    provider_id, error_code, error, requested_by, created_at, updated_at, hold_request_id
  from private.text_outbox;
revoke all on public.lead_texts from public, anon, authenticated, service_role;
grant select on public.lead_texts to authenticated;

create function private.text_body(wanted_lender text) returns text
language sql stable security definer
set search_path = ''
as $$
  select replace(replace(replace(
    coalesce((select text_wording from public.shop),
      '{shop}: your {lender} application: {link} Msg & data rates may apply. STOP to opt out, HELP for help.'),
    '{shop}', coalesce((select name from public.shop), settings.shop_name)), '{lender}', lenders.name), '{link}', lenders.application_url)
  from private.settings, public.lenders where lenders.name = wanted_lender
$$;

create function private.take_turns_over_phone(of_phone text) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('private.text_outbox ' || of_phone, 0))
$$;

create function private.queue_text() returns trigger
language plpgsql security definer
set search_path = ''
set lock_timeout = '1s'
as $$
declare
  moment timestamptz := private.text_now();
  from_address inet := private.request_address();
  token text;
  refusal text;
  trouble text;
  rendered text;
  due timestamptz := moment;
begin
  begin
    -- Who is not texted whatever was counted waits for nobody.
    if new.phone_e164 is not null and new.consent_version is not null
      and new.suspected_junk is null then
      perform private.take_turns_over_phone(new.phone_e164);
    end if;
    token := left(nullif(current_setting('request.headers', true), '')::jsonb
      ->> 'x-captcha-token', 2048);
    refusal := private.text_refusal(new, from_address, token is not null, moment);
    rendered := private.text_body(new.financing_option);
    due := private.next_text_time(moment, new.phone_e164);
  exception when others then
    refusal := 'error';
    trouble := sqlerrm;
  end;
  insert into private.text_outbox
    (lead_id, state, reason, phone, lender, body, address, captcha_token, due_at, error,
     created_at, updated_at)
  values (
    new.id,
    case
      when refusal = 'opted_out' then refusal
      when refusal is not null then 'refused'
      when token is not null and (select texts_need_captcha from private.settings) then 'checking'
      else 'queued'
    end,
    refusal, new.phone_e164, new.financing_option, rendered, from_address,
    case when refusal is null then token end, due, trouble, moment, moment
  );
  return null;
end
$$;

create trigger queue_text after insert on public.financing_leads
  for each row when (auth.role() is not null)
  execute function private.queue_text();

create function public.text_promise(submission uuid)
returns table (state text, due_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select
    case
      when outbox.state in ('checking', 'queued')
        and outbox.due_at > private.text_now() + interval '2 minutes' then 'later'
      when outbox.state in ('checking', 'queued', 'sending', 'sent', 'delivered', 'unknown')
        then 'coming'
      when outbox.state = 'opted_out' then 'opted_out'
      when outbox.reason in ('not_us', 'no_consent') then outbox.reason
      when outbox.reason in
        ('lender_day', 'phone_day', 'address_hour', 'shop_hour', 'shop_day', 'junk') then 'limit'
      else 'none'
    end,
    case when outbox.state in ('checking', 'queued') then outbox.due_at end
  from public.financing_leads as lead join private.text_outbox as outbox on outbox.lead_id = lead.id
  where lead.submission_key = submission and outbox.kind = 'link'
    and lead.created_at > now() - interval '1 hour'
  order by outbox.created_at limit 1
$$;

create function public.resend_text(lead uuid)
returns table (state text, due_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted record;
  rule record;
  resent bigint;
begin
  perform private.require_admin();
  select * into rule from private.settings;
  select id, phone_e164, financing_option, consent_version into wanted
  from public.financing_leads where id = lead and anonymized_at is null;
  if wanted.id is null then
    raise exception 'This lead is not here any more.';
  end if;
  if wanted.consent_version is null then
    raise exception 'This person did not agree to a text, so none is sent.';
  end if;
  if not rule.texts_are_sent then
    raise exception 'No text provider is set, so no text is sent.';
  end if;
  if wanted.phone_e164 is null
    or rule.us_numbers_only and not private.is_us_number(wanted.phone_e164) then
    raise exception 'This is no US number, so it is not texted.';
  end if;
  perform private.take_turns_over_phone(wanted.phone_e164);
  if private.has_opted_out(wanted.phone_e164) then
    raise exception 'This number has opted out of texts. Only a START from it changes that.';
  end if;
  if exists (
    select from private.text_outbox as outbox
    where outbox.lead_id = lead and outbox.state in ('checking', 'queued', 'sending')
  ) then
    raise exception 'A text to this lead is already on its way.';
  end if;
  select count(*) into resent from private.text_outbox as outbox
  where outbox.phone = wanted.phone_e164 and outbox.kind = 'resend'
    and outbox.created_at > moment - interval '24 hours'
    and outbox.state not in ('refused', 'opted_out');
  if resent >= rule.resends_per_phone_and_day then
    raise exception 'This number has been sent enough texts for a day.';
  end if;
  if private.shop_refusal(moment) is not null then
    raise exception 'The shop has sent as many texts as it may for now.';
  end if;
  return query
    insert into private.text_outbox as outbox
      (lead_id, kind, state, phone, lender, body, due_at, requested_by, created_at, updated_at)
    values (
      lead, 'resend', 'queued', wanted.phone_e164, wanted.financing_option,
      private.text_body(wanted.financing_option), private.next_text_time(moment, wanted.phone_e164), auth.uid(),
      moment, moment
    )
    returning outbox.state, outbox.due_at;
end
$$;

create function private.claim_texts(most integer, moment timestamptz default null)
returns table (id uuid, attempt integer, phone text, body text)
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  room bigint;
begin
  if private.next_text_time(current) > current then
    return;
  end if;
  -- Workers that counted side by side would all find room.
  perform pg_advisory_xact_lock(hashtextextended('private.claim_texts', 0));
  select least(
    texts_per_day - count(taken.claimed_at),
    texts_per_hour - count(taken.claimed_at) filter (where taken.claimed_at > current - interval '1 hour')
  ) into room
  from private.settings left join private.text_outbox as taken
    on taken.attempts > 0 and taken.claimed_at > current - interval '24 hours'
  group by texts_per_day, texts_per_hour;
  return query
    with due as (
      select outbox.id, private.has_opted_out(outbox.phone) as is_opted_out,
        private.next_text_time(current, outbox.phone) as leaves_at
      from private.text_outbox as outbox
      where outbox.state = 'queued' and outbox.due_at <= current
        and not private.has_stop_question(outbox.phone)
      order by outbox.due_at, outbox.id
      limit greatest(least(most, room), 0)
      for update skip locked
    ), taken as (
      update private.text_outbox as outbox set
        state = case
          when due.is_opted_out then 'opted_out'
          when due.leaves_at > current then 'queued'
          else 'sending'
        end,
        due_at = greatest(outbox.due_at, due.leaves_at),
        attempts = outbox.attempts
          + case when due.is_opted_out or due.leaves_at > current then 0 else 1 end,
        claimed_at = case when due.leaves_at > current then outbox.claimed_at else current end,
        updated_at = current
      from due where outbox.id = due.id
      returning outbox.id, outbox.attempts, outbox.phone, outbox.body, outbox.state
    )
    select taken.id, taken.attempts, taken.phone, taken.body from taken
    where taken.state = 'sending';
end
$$;

create function private.claim_captchas(most integer, moment timestamptz default null)
returns table (id uuid, token text, address text)
language sql security definer
set search_path = ''
as $$
  with waiting as (
    select outbox.id, outbox.captcha_token from private.text_outbox as outbox
    where outbox.state = 'checking' and outbox.captcha_token is not null
    order by outbox.created_at
    limit most
    for update skip locked
  )
  update private.text_outbox as outbox set
    captcha_token = null,
    claimed_at = coalesce(moment, private.text_now())
  from waiting where outbox.id = waiting.id
  returning outbox.id, waiting.captcha_token, host(outbox.address)
$$;

create function private.finish_captcha(of_id uuid, is_person boolean) returns void
language sql security definer
set search_path = ''
as $$
  update private.text_outbox set
    state = case when is_person then 'queued' else 'refused' end,
    reason = case when not is_person then 'captcha' end,
    updated_at = private.text_now()
  where id = of_id and state = 'checking'
$$;

create function private.finish_text(
  of_id uuid,
  of_attempt integer,
  outcome text,
  by_provider text,
  with_id text default null,
  code text default null,
  words text default null,
  pause_seconds integer default null,
  moment timestamptz default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  most_attempts constant integer := 6;
  current timestamptz := coalesce(moment, private.text_now());
  pause interval := make_interval(
    secs => greatest(30 * 4 ^ (of_attempt - 1), coalesce(pause_seconds, 0))
  );
  next_state text;
  result text;
begin
  if outcome not in ('sent', 'retry', 'failed', 'unknown', 'opted_out') then
    raise exception 'A text cannot end as %.', outcome;
  end if;
  next_state := case
    when outcome <> 'retry' then outcome
    when of_attempt >= most_attempts then 'failed'
    else 'queued'
  end;
  update private.text_outbox set
    -- A receipt may have been quicker than the answer that it is a receipt for.
    state = case when state in ('sending', 'unknown') then next_state else state end,
    due_at = case when next_state = 'queued'
      then private.next_text_time(current + pause, phone) else due_at end,
    provider = by_provider,
    provider_id = coalesce(provider_id, with_id),
    sent_at = case when outcome = 'sent' then coalesce(sent_at, current) else sent_at end,
    error_code = code,
    error = left(words, 500),
    updated_at = current
  where id = of_id and attempts = of_attempt and state in ('sending', 'unknown', 'sent', 'delivered')
  returning state into result;
  if result = 'opted_out' then
    insert into private.text_opt_outs (phone, keyword, since)
    select phone, 'provider', current from private.text_outbox where id = of_id
    on conflict do nothing;
  end if;
  return result;
end
$$;

create function private.record_receipt(
  of_id uuid,
  of_provider_id text,
  status text,
  code text default null,
  moment timestamptz default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  next_state text := case
    when status in ('delivered', 'read') then 'delivered'
    when status in ('undelivered', 'failed', 'canceled') then 'failed'
    when status in ('accepted', 'scheduled', 'queued', 'sending', 'sent') then 'sent'
  end;
  result text;
begin
  update private.text_outbox set
    state = case when code = '21610' then 'opted_out' else next_state end,
    provider_id = coalesce(provider_id, of_provider_id),
    sent_at = coalesce(sent_at, current),
    delivered_at = case when next_state = 'delivered' then coalesce(delivered_at, current) end,
    error_code = code,
    error = null,
    updated_at = current
  where id = of_id
    and coalesce(provider_id, of_provider_id) = of_provider_id
    and case next_state
      when 'sent' then state in ('sending', 'unknown')
      when 'failed' then state in ('sending', 'unknown', 'sent')
      when 'delivered' then state in ('sending', 'unknown', 'sent', 'failed')
    end
  returning state into result;
  if result = 'opted_out' then
    insert into private.text_opt_outs (phone, keyword, since)
    select phone, 'provider', current from private.text_outbox where id = of_id
    on conflict do nothing;
  end if;
  return result;
end
$$;

create function private.settle_abandoned_texts(
  claimed_before timestamptz, moment timestamptz default null
) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  settled bigint;
begin
  update private.text_outbox set
    state = case when state = 'sending' then 'unknown' else 'refused' end,
    reason = case when state = 'checking' then 'captcha' else reason end,
    error = case when state = 'sending' then 'The worker stopped before the provider answered.' end,
    captcha_token = null,
    updated_at = coalesce(moment, private.text_now())
  where state in ('sending', 'checking') and (
    claimed_at < claimed_before
    or (claimed_at is null and created_at < claimed_before - interval '10 minutes')
  );
  get diagnostics settled = row_count;
  return settled;
end
$$;

create function private.forget_addresses(
  moment timestamptz default null, most integer default null
) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  day_ago timestamptz := coalesce(moment, private.text_now()) - interval '24 hours';
  forgotten bigint;
begin
  delete from private.hold_request_addresses where created_at < day_ago;
  update private.text_outbox set address = null, captcha_token = null
  where id in (
    select id from private.text_outbox
    where created_at < day_ago and (address is not null or captcha_token is not null)
    order by created_at limit most
  );
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

revoke all on function
  private.text_body(text), private.take_turns_over_phone(text), private.queue_text(),
  public.text_promise(uuid), public.resend_text(uuid), private.claim_texts(integer, timestamptz),
  private.claim_captchas(integer, timestamptz), private.finish_captcha(uuid, boolean),
  private.finish_text(uuid, integer, text, text, text, text, text, integer, timestamptz),
  private.record_receipt(uuid, text, text, text, timestamptz),
  private.settle_abandoned_texts(timestamptz, timestamptz), private.forget_addresses(timestamptz, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.text_promise(uuid) to anon, authenticated;
grant execute on function public.resend_text(uuid) to authenticated;

create table private.text_replies (
  id bigint generated always as identity primary key,
  phone text not null,
  body text not null,
  kind text not null,
  provider_id text,
  received_at timestamptz not null,
  settled_at timestamptz,
  settled_by_email text,
  meant_stop boolean,
  constraint text_replies_provider_id_key unique (provider_id),
  constraint text_replies_kind_known
    check (kind in ('stop', 'start', 'help', 'maybe_stop', 'other'))
);
create index text_replies_phone_idx on private.text_replies (phone, received_at);
create index text_replies_kept_idx on private.text_replies (received_at) where body <> '';
create index text_replies_waiting_idx on private.text_replies (phone, received_at)
  where settled_at is null and kind in ('other', 'maybe_stop');

alter table private.text_replies enable row level security;
revoke all on private.text_replies from public, anon, authenticated, service_role;
create policy "Nobody reads or writes replies" on private.text_replies
  for all to anon, authenticated using (false);

create trigger forget_erased_opt_out after insert on private.text_replies
  for each row when (new.kind = 'start')
  execute function private.forget_erased_opt_out();

create function private.reply_kind(body text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when words in ('STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT',
      'OPT OUT') then 'stop'
    when words ~ '^(STOP|UNSUBSCRIBE) ' and words !~ '^STOP (BY|IN|AT|OVER|ON|THERE|HERE|AND|BACK) '
      and words !~ '^STOP (BY|IN|OVER|THERE|HERE|BACK)$' then 'stop'
    when words in ('START', 'UNSTOP') then 'start'
    when words in ('HELP', 'INFO') then 'help'
    when words ~ ('\m(STO+P+|STAHP|UNSUB\w*|UNSUSCRIBE\w*|OPT( ?(ME|US))? ?OUT|REMOVE|DELETE|ERASE|BLOCK(ED|ING)? (YOU|U|THIS)'
      '|CANCEL\w*|QUIT|REVOKE|TAKE (ME|US|MY|THIS) (OFF|OUT)|GET (ME|US) (OFF|OUT)|WANT OUT|OFF (YOUR|UR|THE|THIS|THAT|ALL) LISTS?'
      '|WRONG (NUMBER|PERSON|PHONE|GUY|LADY)|LEAVE (ME|US)|LOSE (MY|THIS) NUMBER|NO MORE|NOT INTERESTED|NO LONGER|GO AWAY'
      '|(PLEASE|PLS|PLZ) END|END (THIS|THESE|ALL|THE) (TEXT|MESSAGE|MSG|SPAM)\w*'
      '|(DON ?T|DO NOT|QUIT|NEVER) (EVER )?(TEXT|CALL|CONTACT|MESSAGE|MSG|WRITE|SEND|BOTHER|DISTURB|SOLICIT)|DND'
      '|(DIDN ?T|DID NOT|NEVER|DON ?T|DO NOT) (SIGN(ED)? UP|ASK(ED)? FOR THIS|CONSENT(ED)?|AGREED?|SUBSCRIBED?)'
      '|THIS (ISN ?T|IS NOT|AIN ?T) (ME|MY|HIM|HER)|NOT ME|SPAM\w*|SCAM\w*|SOLICIT\w*|HARASS\w*|LAWYER|ATTORNEY|SUE (YOU|U)|SUING'
      '|FCC|FTC|TCPA|CEASE|REPORT(ED|ING)? (YOU|THIS)|REPORTING|ENOUGH|FUCK\w*|PISS OFF|SCREW (YOU|OFF)'
      '|ALTO|BASTA|DETENER|DETENGA\w*|SALIR|CANCELAR|BORRAR\w*|BORRE(N|ME|NME)?|BORRAME|ELIMIN(AR|E|EN)\w*'
      '|QUIT(E|EN|A|AR)(ME|NOS)|DEJ(E|EN|A)\w*|NO QUIERO|YA NO|NO MAS|PARE(N|ME|NME)?'
      '|NO (ME |NOS )?(ESCRIB|LLAM|MANDE|ENVIE|MOLEST|CONTACTE|TEXTE)\w*|ARRET\w*)\M')
      or words ~ '^(WRONG|BLOCK|[A-Z]( [A-Z])+)$' and replace(words, ' ', '') ~ '^(WRONG|BLOCK|STO*P+|STOPALL|END|QUIT|CANCEL|OPTOUT)$'
      or body ~* '\mst0p' or body ~ '[🛑✋🚫🖕]'
      or lower(body) ~ '(стоп|отпис|хватит|не пиш|توقف|أوقف|اوقف|إلغاء|الغاء|لا ترسل|停止|退订|退訂|取消)'
      then 'maybe_stop'
    else 'other'
  end
  from (
    select body, btrim(regexp_replace(upper(translate(
      body, 'ÁÀÂÉÈÊÍÓÚÜÑáàâéèêíóúüñ’''', 'AAAEEEIOUUNAAAEEEIOUUN'
    )), '[^A-Z]+', ' ', 'g')) as words
    from (select normalize(reply_kind.body, NFKC) as body) as written
  ) as cleaned
$$;

create function private.record_reply(
  from_phone text,
  said text,
  with_id text default null,
  told_kind text default null,
  moment timestamptz default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  heard text := coalesce(told_kind, private.reply_kind(said));
  was_out boolean;
  in_hour bigint;
  in_day bigint;
  rule record;
  stored bigint;
begin
  -- Two answers at once, or an answer and a text that is being queued.
  perform private.take_turns_over_phone(from_phone);
  -- A webhook that comes again, late, must not undo what was said after it.
  if with_id is not null
    and exists (select from private.text_replies where provider_id = with_id) then
    return heard;
  end if;
  was_out := private.has_opted_out(from_phone);
  select count(*) filter (where received_at > current - interval '1 hour'), count(*)
  into in_hour, in_day
  from (
    select received_at from private.text_replies
    where phone = from_phone and received_at > current - interval '24 hours'
    order by received_at desc limit 10000
  ) as earlier;
  select replies_per_phone_and_hour, replies_per_phone_and_day into rule from private.settings;
  if (in_hour >= rule.replies_per_phone_and_hour or in_day >= rule.replies_per_phone_and_day)
    and not (heard = 'stop' and (not was_out or exists (
      select from private.text_opt_outs where phone = from_phone and keyword = 'staff'
    )))
    and not (heard = 'maybe_stop' and not was_out and not private.has_stop_question(from_phone)) then
    return 'flood';
  end if;

  insert into private.text_replies (phone, body, kind, provider_id, received_at, settled_at)
  values (
    from_phone, coalesce(nullif(left(said, 10000), ''), '(no words)'), heard, with_id, current,
    case when heard not in ('other', 'maybe_stop') then current end
  )
  on conflict (provider_id) do nothing
  returning id into stored;
  if stored is null then
    return heard;
  end if;
  if heard = 'stop' then
    insert into private.text_opt_outs (phone, keyword, since)
    values (from_phone, left(said, 40), current)
    on conflict (phone) do nothing;
    -- Whoever says it in plain words answers the open question, too.
    update private.text_replies set settled_at = current, meant_stop = true
    where phone = from_phone and kind = 'maybe_stop' and settled_at is null;
  elsif heard = 'start' then
    delete from private.text_opt_outs where phone = from_phone;
    if was_out then
      perform private.add_to_ledger(from_phone, 'restored', 'reply', current, reply => stored);
    end if;
  end if;
  perform private.show_waiting_replies(from_phone);
  return heard;
end
$$;

create function private.show_waiting_replies(of_phone text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  since timestamptz := (
    select min(received_at) from private.text_replies
    where phone = of_phone and kind in ('other', 'maybe_stop') and settled_at is null
  );
  newest uuid := (
    select id from public.financing_leads
    where phone_e164 = of_phone and anonymized_at is null
    order by suspected_junk is not null, created_at desc, id limit 1
  );
begin
  update public.financing_leads
  set reply_waiting_since = case when id = newest then since end
  where phone_e164 = of_phone
    and reply_waiting_since is distinct from case when id = newest then since end;
end
$$;

create function private.has_stop_question(of_phone text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.text_replies
    where phone = of_phone and kind = 'maybe_stop' and settled_at is null
  )
$$;

create function public.answer_stop_question(reply bigint, means_stop boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked private.text_replies;
  moment timestamptz := private.text_now();
begin
  perform private.require_admin();
  perform private.take_turns_over_phone(phone) from private.text_replies where id = reply;
  select * into asked from private.text_replies where id = reply and kind = 'maybe_stop' for update;
  if asked.id is null or asked.phone = '' then
    raise exception 'This text is not here any more.' using errcode = 'PT409';
  end if;
  if asked.meant_stop is not distinct from means_stop
    and (asked.settled_at is null) = (means_stop is null) then
    return;
  elsif asked.settled_at is not null and means_stop is not null then
    raise exception '% answered this first: %.', coalesce(asked.settled_by_email, 'Somebody'),
      case when asked.meant_stop then 'it means stop' else 'it does not mean stop' end
      using errcode = 'PT409';
  end if;
  if means_stop then
    insert into private.text_opt_outs (phone, keyword, since) values (asked.phone, 'staff', moment)
    on conflict (phone) do nothing;
  elsif means_stop is not null then
    perform private.add_to_ledger(asked.phone, 'not_revoked', 'staff', moment, reply => reply);
  elsif asked.meant_stop then
    -- Only what staff themselves decided is theirs to take back.
    delete from private.text_opt_outs as decided
    where decided.phone = asked.phone and decided.keyword = 'staff' and not exists (
      select from private.text_replies as other
      where other.phone = asked.phone and other.id <> asked.id and other.meant_stop
        and other.settled_at >= decided.since
    );
    if found then
      perform private.add_to_ledger(asked.phone, 'restored', 'staff', moment, reply => reply);
    end if;
  end if;
  update private.text_replies set
    meant_stop = means_stop,
    settled_at = case when means_stop is not null then moment end,
    settled_by_email = case when means_stop is not null then auth.jwt() ->> 'email' end
  where id = reply;
  perform private.show_waiting_replies(asked.phone);
end
$$;

create function public.settle_replies(phone_number text, are_settled boolean default true) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
begin
  perform private.require_admin();
  if are_settled then
    update private.text_replies set settled_at = moment, settled_by_email = auth.jwt() ->> 'email'
    where phone = phone_number and kind = 'other' and settled_at is null;
  else
    update private.text_replies set settled_at = null, settled_by_email = null
    where id = (
      select id from private.text_replies where phone = phone_number and kind = 'other'
      order by received_at desc, id desc limit 1
    );
  end if;
  perform private.show_waiting_replies(phone_number);
end
$$;

create function public.replies_without_lead()
returns table (phone text, name text, body text, received_at timestamptz, question bigint)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select waiting.phone,
      (
        select asked.name from public.hold_requests as asked
        where asked.phone_e164 = waiting.phone and asked.anonymized_at is null
        order by asked.created_at desc limit 1
      ),
      left(waiting.body, 300), waiting.received_at,
      (
        select min(open.id) from private.text_replies as open
        where open.phone = waiting.phone and open.kind = 'maybe_stop' and open.settled_at is null
      )
    from (
      select distinct on (said.phone) said.phone, said.body, said.received_at
      from private.text_replies as said
      where said.settled_at is null and said.kind in ('other', 'maybe_stop') and said.phone <> ''
        and not exists (
          select from public.financing_leads as lead
          where lead.phone_e164 = said.phone and lead.anonymized_at is null
        )
      order by said.phone, said.received_at desc
    ) as waiting
    order by waiting.received_at desc limit 100;
end
$$;

create table public.text_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  body text not null,
  position integer not null default 0,
  version integer not null default 1,
  archived_at timestamptz,
  constraint text_templates_name_length check (private.js_length(name) between 1 and 40),
  constraint text_templates_body_length check (private.js_length(body) between 1 and 600)
);

alter table public.text_templates enable row level security;
revoke all on public.text_templates from public, anon, authenticated;
grant select, delete on public.text_templates to authenticated;
grant insert (id, name, body, position) on public.text_templates to authenticated;
grant update (name, body, position, version, archived_at) on public.text_templates to authenticated;
grant all on public.text_templates to service_role;
create policy "Admins see templates of texts" on public.text_templates
  for select to authenticated using ((select private.has_role('admin')));
create policy "Admins add templates of texts" on public.text_templates
  for insert to authenticated with check ((select private.has_role('admin')));
create policy "Admins change templates of texts" on public.text_templates
  for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create policy "Admins remove templates of texts" on public.text_templates
  for delete to authenticated using ((select private.has_role('admin')));

create trigger count_version before update on public.text_templates
  for each row execute function private.count_version();

create function public.send_text(lead uuid, words text, key uuid)
returns table (state text, due_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted public.financing_leads;
  said text := private.js_trim(coalesce(words, ''));
  refusal text;
begin
  perform private.require_admin();
  select * into wanted from public.financing_leads where id = lead;
  if private.js_length(said) not between 1 and 1600 then
    raise exception 'A text has 1 to 1,600 characters; this one has %.',
      to_char(private.js_length(said), 'FM999,999,990');
  end if;
  if wanted.phone_e164 is not null then
    perform private.take_turns_over_phone(wanted.phone_e164);
  end if;
  if not exists (select from private.text_outbox as sent where sent.id = key and sent.lead_id = lead) then
    refusal := private.message_refusal(wanted, moment);
    if refusal is not null then
      raise exception '%', refusal;
    end if;
    insert into private.text_outbox
      (id, lead_id, kind, state, phone, lender, body, due_at, requested_by, created_at, updated_at)
    values (
      key, lead, 'message', 'queued', wanted.phone_e164, wanted.financing_option, said,
      private.next_text_time(moment, wanted.phone_e164), auth.uid(), moment, moment
    );
    update private.text_replies set settled_at = moment, settled_by_email = auth.jwt() ->> 'email'
    where phone = wanted.phone_e164 and kind = 'other' and settled_at is null;
    perform private.show_waiting_replies(wanted.phone_e164);
    update public.financing_leads set assigned_to = auth.uid()
    where id = lead and assigned_to is null;
  end if;
  return query select sent.state, sent.due_at from private.text_outbox as sent where sent.id = key;
end
$$;

create function public.read_conversation(lead uuid, most integer default 100) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted public.financing_leads;
  number text;
  leaves_at timestamptz;
begin
  perform private.require_admin();
  select * into wanted from public.financing_leads where id = lead;
  if wanted.id is null then
    return null;
  end if;
  number := wanted.phone_e164;
  leaves_at := private.next_text_time(moment, number);
  return jsonb_build_object(
    'phone', number,
    'refusal', private.message_refusal(wanted, moment),
    'leavesAt', case when leaves_at > moment + interval '1 minute' then leaves_at end,
    'state', (select state from private.area_codes where code = substring(number from 3 for 3)),
    'hasOptedOut', number is not null and private.has_opted_out(number),
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.at, newest.id), '[]')
      from (
        select * from (
          select sent.id::text as id, 'shop' as "from", sent.created_at as at, sent.body, sent.kind,
            sent.state, sent.reason, sent.error_code as "errorCode", sent.error,
            sent.due_at as "dueAt", coalesce(sent.delivered_at, sent.sent_at, sent.updated_at) as "stateAt",
            sent.lead_id as "leadId", sent.provider,
            (select email from auth.users where users.id = sent.requested_by) as "by",
            false as "isOpen", null::boolean as "meantStop"
          from private.text_outbox as sent
          where sent.phone = number or sent.lead_id = lead
          union all
          select said.id::text, 'person', said.received_at, said.body, said.kind, null, null, null, null,
            null, said.received_at, null, null, said.settled_by_email,
            said.settled_at is null, said.meant_stop
          from private.text_replies as said where said.phone = number
        ) as both_ways
        order by at desc, id desc limit least(greatest(most, 1), 500)
      ) as newest
    ),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.id), '[]')
      from (
        select ledger.id, ledger.at, ledger.what, ledger.source, ledger.version, ledger.words,
          ledger.by_email as "by"
        from private.consent_ledger as ledger
        where number is not null and ledger.phone_hash = private.phone_hash(number)
        order by ledger.id desc limit 50
      ) as entry
    )
  );
end
$$;

revoke all on function
  private.reply_kind(text), private.record_reply(text, text, text, text, timestamptz),
  private.show_waiting_replies(text), private.has_stop_question(text),
  public.answer_stop_question(bigint, boolean), public.settle_replies(text, boolean),
  public.replies_without_lead(), public.send_text(uuid, text, uuid), public.read_conversation(uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.answer_stop_question(bigint, boolean), public.settle_replies(text, boolean),
  public.replies_without_lead(), public.send_text(uuid, text, uuid), public.read_conversation(uuid, integer)
  to authenticated;

create table public.erasures (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  erased_by uuid,
  erased_by_email text,
  what text not null,
  leads integer not null default 0,
  texts integer not null default 0,
  replies integer not null default 0,
  constraint erasures_what_known check (what in ('requests', 'holds', 'account'))
);

alter table public.erasures enable row level security;
revoke all on public.erasures from public, anon, authenticated, service_role;
grant select on public.erasures to authenticated, service_role;
revoke all on sequence public.erasures_id_seq from public, anon, authenticated, service_role;
create policy "Admins see that somebody was erased" on public.erasures
  for select to authenticated using ((select private.has_role('admin')));

create function private.anonymize(ids uuid[]) returns void
language sql security definer
set search_path = ''
as $$
  update public.financing_leads set
    first_name = 'Removed', last_name = 'Removed', phone = '000-000-0000', notes = null,
    follow_up_at = null, reply_waiting_since = null, submission_key = null, anonymized_at = private.text_now()
  where id = any (ids);
  update public.lead_events set old_value = null, new_value = null
  where field in ('notes', 'note') and lead_id = any (ids);
  update private.text_outbox set
    phone = null, address = null, captcha_token = null, error = null,
    state = case when state in ('queued', 'checking') then 'refused' else state end,
    reason = case when state in ('queued', 'checking') then 'anonymized' else reason end
  where lead_id = any (ids)
$$;

create function private.anonymize_leads(
  created_before timestamptz, for_real boolean, most integer default null
)
returns table (leads bigint, texts bigint, replies bigint, oldest timestamptz, newest timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  old_leads uuid[];
  old_replies bigint[];
begin
  select array_agg(old.id), count(*), min(old.created_at), max(old.created_at)
  into old_leads, leads, oldest, newest
  from (
    select id, created_at from public.financing_leads
    where created_at < created_before and anonymized_at is null
    order by created_at limit most
  ) as old;
  select count(*) into texts from private.text_outbox where lead_id = any (old_leads);
  select array_agg(old.id), count(*) into old_replies, replies from (
    select id from private.text_replies
    where received_at < created_before and body <> ''
    order by received_at limit most
  ) as old;
  if for_real then
    perform private.anonymize(old_leads);
    update private.text_replies set phone = '', body = '' where id = any (old_replies);
  end if;
  return next;
end
$$;

create function private.anonymize_requests(ids uuid[]) returns void
language sql security definer
set search_path = ''
as $$
  update public.hold_requests set
    name = 'Removed', phone = '000-000-0000', submission_key = null,
    reason = case when reason is not null then 'Removed' end, anonymized_at = private.text_now()
  where id = any (ids) and anonymized_at is null;
  update private.text_outbox set
    phone = null, body = null, error = null,
    state = case when state = 'queued' then 'refused' else state end,
    reason = case when state = 'queued' then 'anonymized' else reason end
  where hold_request_id = any (ids);
  delete from private.hold_request_addresses where request_id = any (ids)
$$;

create function private.anonymize_holds(created_before timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update public.holds set name = 'Removed', phone = '000-000-0000'
  where made_at < created_before and phone <> '000-000-0000'
    and not (state = 'held' and until > private.text_now());
  select private.anonymize_requests(array(
    select id from public.hold_requests where created_at < created_before and anonymized_at is null
  ))
$$;

create function private.erase_hold_requests(any_phone text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.erased_consents (phone_hash, consent_version, consented_at, texted_at)
  select private.phone_hash(asked.phone_e164), asked.consent_version, asked.created_at,
    (select max(sent_at) from private.text_outbox where hold_request_id = asked.id)
  from private.hold_requests_of(any_phone) as asked
  where asked.consent_version is not null and asked.phone_e164 is not null;
  select private.anonymize_requests(array(select id from private.hold_requests_of(any_phone)))
$$;

create function public.preview_erasure(lead uuid)
returns table (
  names text[], leads integer, texts integer, replies integer, holds integer, has_opted_out boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  number text := (select phone_e164 from public.financing_leads where id = lead);
begin
  perform private.require_admin();
  return query
    select array_agg(distinct found.first_name || ' ' || found.last_name), count(*)::integer,
      (
        select count(*)::integer from private.text_outbox as sent
        where sent.lead_id = any (array_agg(found.id)) and sent.phone is not null
      ),
      (select count(*)::integer from private.text_replies as said where said.phone = number),
      (select count(*)::integer from public.holds as kept where kept.phone_e164 = number) + (
        select count(*)::integer from private.hold_requests_of(
          (select phone from public.financing_leads where id = lead)
        )
      ),
      coalesce(private.has_opted_out(number), false)
    from private.requests_of_sender(lead) as found
    having count(*) > 0;
end
$$;

create function public.erase_sender(lead uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  number text := (select phone_e164 from public.financing_leads where id = lead);
  gone uuid[];
  sent integer;
  said integer;
begin
  perform private.require_admin();
  if number is not null then
    perform private.take_turns_over_phone(number);
  end if;
  perform private.erase_hold_requests((select phone from public.financing_leads where id = lead));
  gone := array(select id from private.requests_of_sender(lead));
  if cardinality(gone) = 0 then
    raise exception 'This request is not here any more.';
  end if;
  if number is not null then
    insert into private.erased_consents (phone_hash, consent_version, consented_at, texted_at)
    select private.phone_hash(number), agreed.consent_version, agreed.consented_at,
      (select max(sent_at) from private.text_outbox where lead_id = agreed.id)
    from public.financing_leads as agreed
    where agreed.id = any (gone) and agreed.consent_version is not null;
    insert into private.erased_opt_outs (phone_hash, since)
    select private.phone_hash(phone), since from private.text_opt_outs where phone = number
    on conflict do nothing;
    delete from private.text_opt_outs where phone = number;
  end if;
  select count(*) into sent from private.text_outbox
  where lead_id = any (gone) and phone is not null;
  perform private.anonymize(gone);
  update private.text_replies set phone = '', body = '', provider_id = null where phone = number;
  get diagnostics said = row_count;
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (erased_by, erased_by_email, what, leads, texts, replies)
  values (auth.uid(), auth.jwt() ->> 'email', 'requests', cardinality(gone), sent, said);
end
$$;

create function private.number_to_erase(phone text) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if private.us_number(phone) is null then
    raise exception 'Write the phone number with its area code.';
  end if;
  return private.us_number(phone);
end
$$;

create function public.preview_erasure_of_number(phone text)
returns table (names text[], leads integer, holds integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  number text := private.number_to_erase(phone);
begin
  return query
    select array_agg(distinct kept.name), count(kept.lead)::integer, count(kept.hold)::integer
    from (
      select first_name || ' ' || last_name as name, id as lead, null::uuid as hold
      from public.financing_leads where phone_e164 = number and anonymized_at is null
      union all
      select name, null, id from public.holds where phone_e164 = number
      union all
      select name, null, id from private.hold_requests_of(number)
    ) as kept
    having count(*) > 0;
end
$$;

create function public.erase_number(phone text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  number text := private.number_to_erase(phone);
  request uuid := (
    select id from public.financing_leads
    where phone_e164 = number and anonymized_at is null limit 1
  );
begin
  -- Takes holds and requests to hold along.
  if request is not null then
    perform public.erase_sender(request);
    return;
  end if;
  if not exists (select from public.preview_erasure_of_number(number)) then
    raise exception 'Nothing is kept for this number.';
  end if;
  perform private.erase_hold_requests(number);
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (erased_by, erased_by_email, what)
  values (auth.uid(), auth.jwt() ->> 'email', 'holds');
end
$$;

create function public.erase_account(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_power_over(person);
  if exists (select from public.user_roles where user_id = person and role = 'admin') then
    raise exception 'This is an admin. Use “Employee left” first.';
  end if;
  delete from auth.users where id = person;
  update public.role_events set user_email = null where user_id = person;
  insert into public.erasures (erased_by, erased_by_email, what)
  values (auth.uid(), auth.jwt() ->> 'email', 'account');
end
$$;

revoke all on function
  private.anonymize(uuid[]), private.anonymize_leads(timestamptz, boolean, integer),
  private.anonymize_requests(uuid[]), private.anonymize_holds(timestamptz),
  private.erase_hold_requests(text), public.preview_erasure(uuid), public.erase_sender(uuid),
  private.number_to_erase(text), public.preview_erasure_of_number(text), public.erase_number(text),
  public.erase_account(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.preview_erasure(uuid), public.erase_sender(uuid), public.preview_erasure_of_number(text),
  public.erase_number(text), public.erase_account(uuid)
  to authenticated;

create table public.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  label text not null,
  showroom text references public.showrooms (id) on update cascade on delete set null,
  quiet_from time,
  quiet_until time,
  created_at timestamptz not null default now(),
  failures integer not null default 0,
  constraint push_devices_endpoint_form
    check (endpoint ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}(:443)?/[^\s]*$' and length(endpoint) <= 1000),
  constraint push_devices_keys_form
    check (p256dh ~ '^[A-Za-z0-9_-]{87,88}=?$' and auth ~ '^[A-Za-z0-9_-]{22,24}=*$'),
  constraint push_devices_label_length check (length(label) between 1 and 80),
  constraint push_devices_quiet_both_or_none check ((quiet_from is null) = (quiet_until is null))
);
create index push_devices_user_idx on public.push_devices (user_id);
create index push_devices_showroom_idx on public.push_devices (showroom);

alter table public.push_devices enable row level security;
revoke all on public.push_devices from public, anon, authenticated, service_role;
grant delete on public.push_devices to authenticated;
grant select
  (id, user_id, endpoint, label, showroom, quiet_from, quiet_until, created_at)
  on public.push_devices to authenticated;
grant update (label, showroom, quiet_from, quiet_until) on public.push_devices to authenticated;
create policy "Admins see their own devices" on public.push_devices
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_role('admin')));
create policy "Admins set their own devices" on public.push_devices
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_role('admin')))
  with check (user_id = (select auth.uid()) and (select private.has_role('admin')));
create policy "Admins remove their own devices" on public.push_devices
  for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.has_role('admin')));

create table public.alert_phones (
  showroom text primary key references public.showrooms (id) on update cascade on delete cascade,
  phone_e164 text not null,
  constraint alert_phones_form check (phone_e164 ~ '^\+1[2-9][0-9]{9}$')
);

alter table public.alert_phones enable row level security;
revoke all on public.alert_phones from public, anon, authenticated, service_role;
grant select on public.alert_phones to authenticated;
create policy "Admins see where showrooms are texted" on public.alert_phones
  for select to authenticated using ((select private.has_role('admin')));

create table private.push_key (
  the_only_row boolean primary key default true,
  public_key text not null,
  constraint push_key_one_row check (the_only_row)
);

alter table private.push_key enable row level security;
revoke all on private.push_key from public, anon, authenticated, service_role;
create policy "Nobody reads or writes the key of pushes" on private.push_key
  for all to anon, authenticated using (false);

create table private.lead_alerts (
  lead_id uuid primary key references public.financing_leads (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  claimed_at timestamptz,
  attempts integer not null default 0
);

alter table private.lead_alerts enable row level security;
revoke all on private.lead_alerts from public, anon, authenticated, service_role;
create policy "Nobody reads or writes what is still to be said" on private.lead_alerts
  for all to anon, authenticated using (false);

create function private.queue_lead_alert() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select from public.push_devices) or exists (select from public.alert_phones) then
    insert into private.lead_alerts (lead_id) values (new.id);
  end if;
  return null;
end
$$;

create trigger queue_lead_alert after insert on public.financing_leads
  for each row when (
    new.source = 'site' and new.suspected_junk is null
    and auth.role() in ('anon', 'authenticated')
  )
  execute function private.queue_lead_alert();

create function private.claim_lead_alerts(most integer)
returns table (
  lead_id uuid, first_name text, last_name text, financing_option text, showroom text
)
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.lead_alerts as old
  where old.created_at < clock_timestamp() - interval '1 hour' or old.attempts >= 3;
  return query
    with due as (
      select alert.lead_id from private.lead_alerts as alert
      where alert.claimed_at is null
        or alert.claimed_at < clock_timestamp() - interval '2 minutes'
      order by alert.created_at limit most
      for update skip locked
    ), claimed as (
      update private.lead_alerts as alert
      set claimed_at = clock_timestamp(), attempts = alert.attempts + 1
      from due where alert.lead_id = due.lead_id
      returning alert.lead_id
    )
    select lead.id, lead.first_name, lead.last_name, lead.financing_option, lead.showroom
    from claimed join public.financing_leads as lead on lead.id = claimed.lead_id;
end
$$;

create function private.finish_lead_alert(lead uuid) returns void
language sql security definer
set search_path = ''
as $$ delete from private.lead_alerts where lead_id = lead $$;

create function private.push_targets(at_showroom text, moment timestamptz default null)
returns table (id uuid, endpoint text, p256dh text, auth text)
language sql stable security definer
set search_path = ''
as $$
  select device.id, device.endpoint, device.p256dh, device.auth
  from public.push_devices as device
  join auth.users on users.id = device.user_id
  where (device.showroom is null or at_showroom is null or device.showroom = at_showroom)
    and not private.is_quiet(
      device.quiet_from, device.quiet_until, coalesce(moment, clock_timestamp())
    )
    and (users.banned_until is null or users.banned_until <= now())
    and exists (select from auth.sessions where sessions.id = device.session_id)
    and exists (
      select from public.user_roles where user_roles.user_id = device.user_id and role = 'admin'
    )
$$;

create function private.note_push(device uuid, outcome text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if outcome = 'gone' then
    delete from public.push_devices where id = device;
    return;
  end if;
  update public.push_devices
  set failures = case outcome when 'sent' then 0 else failures + 1 end
  where id = device;
  delete from public.push_devices where id = device and failures >= 20;
end
$$;

create function public.push_key() returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select public_key from private.push_key);
end
$$;

create function public.add_push_device(
  endpoint text, p256dh text, auth text, label text,
  showroom text default null, quiet_from time default null, quiet_until time default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  added uuid;
begin
  perform private.require_admin();
  if (select count(*) from public.push_devices as mine where mine.user_id = auth.uid()) >= 20 then
    delete from public.push_devices as oldest where oldest.id = (
      select mine.id from public.push_devices as mine
      where mine.user_id = auth.uid() order by mine.created_at limit 1
    );
  end if;
  insert into public.push_devices as device
    (user_id, session_id, endpoint, p256dh, auth, label, showroom, quiet_from, quiet_until)
  values (auth.uid(), (auth.jwt() ->> 'session_id')::uuid, $1, $2, $3, left($4, 80), $5, $6, $7)
  on conflict on constraint push_devices_endpoint_key do update set
    user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
    auth = excluded.auth, label = excluded.label, showroom = excluded.showroom,
    quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, failures = 0
  returning device.id into added;
  return added;
end
$$;

create function public.set_alert_phone(at_showroom text, phone text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  digits text := regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
begin
  perform private.require_admin();
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception 'Only the owner sets where a showroom is texted.'
      using errcode = 'insufficient_privilege';
  end if;
  if digits = '' then
    delete from public.alert_phones where showroom = at_showroom;
    return;
  end if;
  if digits !~ '^1?[2-9][0-9]{9}$' then
    raise exception 'Write a US number with its area code.';
  end if;
  insert into public.alert_phones (showroom, phone_e164)
  values (at_showroom, '+1' || right(digits, 10))
  on conflict (showroom) do update set phone_e164 = excluded.phone_e164;
end
$$;

revoke all on function
  private.queue_lead_alert(), private.claim_lead_alerts(integer), private.finish_lead_alert(uuid),
  private.push_targets(text, timestamptz), private.note_push(uuid, text), public.push_key(),
  public.add_push_device(text, text, text, text, text, time, time), public.set_alert_phone(text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.push_key(), public.add_push_device(text, text, text, text, text, time, time),
  public.set_alert_phone(text, text)
  to authenticated;

create table private.week_mails (
  monday date primary key,
  made_at timestamptz not null default now()
);

alter table private.week_mails enable row level security;
revoke all on private.week_mails from public, anon, authenticated, service_role;
create policy "Nobody reads or writes mails of weeks" on private.week_mails
  for all to anon, authenticated using (false);

create function private.claim_week_mail(moment timestamptz default now()) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  due constant date :=
    date_trunc('week', moment at time zone 'America/Detroit' - interval '7 hours')::date;
  address constant text := (
    select users.email from public.user_roles as held join auth.users on users.id = held.user_id
    where held.is_owner
  );
  -- Midnights of the shop's Mondays, whatever the clocks did in between.
  mondays constant timestamptz[] := array(
    select (due - days)::timestamp at time zone 'America/Detroit' from unnest(array[14, 7, 0]) as days
  );
  week jsonb;
  before jsonb;
begin
  insert into private.week_mails (monday) values (due) on conflict do nothing;
  if not found or address is null or not exists (
    select from private.settings where monday_mail
  ) then
    return null;
  end if;
  week := public.read_week('showroom', mondays[2], mondays[3]);
  before := public.read_week('showroom', mondays[1], mondays[2]);
  if jsonb_array_length(week) + jsonb_array_length(before) <= 2 then
    return null; -- Each has the line of all leads, and no showroom.
  end if;
  return jsonb_build_object(
    'to', address, 'first_day', due - 7, 'last_day', due - 1, 'week', week, 'before', before
  );
end
$$;

create function public.monday_mail() returns boolean
language sql stable security definer
set search_path = ''
as $$ select monday_mail from private.settings where (select private.has_role('admin')) $$;

create function public.set_monday_mail(wanted boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception 'Only the owner sets whether the Monday mail comes.'
      using errcode = 'insufficient_privilege';
  end if;
  update private.settings set monday_mail = wanted where monday_mail is not null;
end
$$;

revoke all on function
  private.claim_week_mail(timestamptz), public.monday_mail(), public.set_monday_mail(boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.monday_mail(), public.set_monday_mail(boolean) to authenticated;

create table private.last_backup (
  the_only_row boolean primary key default true,
  made_at timestamptz not null,
  constraint last_backup_one_row check (the_only_row)
);

alter table private.last_backup enable row level security;
revoke all on private.last_backup from public, anon, authenticated, service_role;
create policy "Nobody reads or writes the last backup" on private.last_backup
  for all to anon, authenticated using (false);

create function public.store_standing()
returns table (quiet_from time, quiet_until time, started_quiet_from time, started_quiet_until time,
  backed_up_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select hours.quiet_from, hours.quiet_until, settings.quiet_from, settings.quiet_until,
      (select made_at from private.last_backup)
    from private.settings, private.quiet_hours() as hours;
end
$$;

revoke all on function public.store_standing() from public, anon, authenticated, service_role;
grant execute on function public.store_standing() to authenticated, service_role;

do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('originals', 'originals', false, 26214400, '{image/jpeg,image/png,image/webp}')
    on conflict (id) do nothing;
  execute $policy$
    create policy "Admins add originals" on storage.objects for insert to authenticated
      with check (bucket_id = 'originals' and name ~ '^[0-9a-f]{64}\.(jpg|png|webp)$'
        and (select private.has_role('admin')))
  $policy$;
  execute $policy$
    create policy "Admins see originals" on storage.objects for select to authenticated
      using (bucket_id = 'originals' and (select private.has_role('admin')))
  $policy$;
end
$$;

insert into private.settings default values;
insert into private.catalog_state default values;
insert into private.hash_keys default values;

alter table public.lenders disable trigger user;
insert into public.lenders (position, name, audience, terms, application_url, plan, example_months) values
  (1, 'Harbor First Financing', 'For Good Credit',
   '0% interest plans, 6 months to 4 years',
   'https://apply.example.com/harbor-first', 'zero-percent', 12),
  (2, 'Bridgewater Credit', 'Credit Needed',
   '90 days no interest, may require a credit pull',
   'https://apply.example.com/bridgewater', 'deferred-interest', null),
  (3, 'Easy Lane Leasing', 'No Credit Needed',
   '100 days no interest, no credit check',
   'https://apply.example.com/easy-lane', 'lease-to-own', null),
  (4, 'Northstar Lease-to-Own', 'No Credit Needed',
   '100 days no interest, no credit check',
   'https://apply.example.com/northstar', 'lease-to-own', null);
alter table public.lenders enable trigger user;

insert into private.state_hours (state, zones, opens, closes, sunday_opens) values
  ('AL', '{America/Chicago,America/New_York}', '08:00', '20:00', '24:00'),
  ('AK', '{America/Anchorage,America/Adak}', null, null, null),
  ('AZ', '{America/Phoenix,America/Denver}', null, null, null),
  ('AR', '{America/Chicago}', null, null, null),
  ('CA', '{America/Los_Angeles}', null, null, null),
  ('CO', '{America/Denver}', null, null, null),
  ('CT', '{America/New_York}', '09:00', '20:00', null),
  ('DE', '{America/New_York}', null, null, null),
  ('DC', '{America/New_York}', null, null, null),
  ('FL', '{America/New_York,America/Chicago}', '08:00', '20:00', null),
  ('GA', '{America/New_York}', null, null, null),
  ('HI', '{Pacific/Honolulu}', null, null, null),
  ('ID', '{America/Boise,America/Los_Angeles}', null, null, null),
  ('IL', '{America/Chicago}', null, null, null),
  ('IN', '{America/Indiana/Indianapolis,America/Chicago}', null, null, null),
  ('IA', '{America/Chicago}', null, null, null),
  ('KS', '{America/Chicago,America/Denver}', null, null, null),
  ('KY', '{America/New_York,America/Chicago}', '10:00', '21:00', null),
  ('LA', '{America/Chicago}', '08:00', '20:00', '24:00'),
  ('ME', '{America/New_York}', null, null, null),
  ('MD', '{America/New_York}', '08:00', '20:00', null),
  ('MA', '{America/New_York}', '08:00', '20:00', null),
  ('MI', '{America/Detroit,America/Menominee}', null, null, null),
  ('MN', '{America/Chicago}', '09:00', '21:00', null),
  ('MS', '{America/Chicago}', '08:00', '20:00', '24:00'),
  ('MO', '{America/Chicago}', null, null, null),
  ('MT', '{America/Denver}', null, null, null),
  ('NE', '{America/Chicago,America/Denver}', '08:00', '21:00', '13:00'),
  ('NV', '{America/Los_Angeles,America/Denver}', '09:00', '20:00', null),
  ('NH', '{America/New_York}', null, null, null),
  ('NJ', '{America/New_York}', '08:00', '21:00', null),
  ('NM', '{America/Denver}', '09:00', '21:00', null),
  ('NY', '{America/New_York}', null, null, null),
  ('NC', '{America/New_York}', null, null, null),
  ('ND', '{America/Chicago,America/Denver}', null, null, null),
  ('OH', '{America/New_York}', null, null, null),
  ('OK', '{America/Chicago}', '08:00', '20:00', null),
  ('OR', '{America/Los_Angeles,America/Boise}', null, null, null),
  ('PA', '{America/New_York}', '09:00', '21:00', '13:30'),
  ('RI', '{America/New_York}', '10:00', '17:00', '24:00'),
  ('SC', '{America/New_York}', '09:00', '21:00', null),
  ('SD', '{America/Chicago,America/Denver}', '09:00', '21:00', '24:00'),
  ('TN', '{America/New_York,America/Chicago}', null, null, null),
  ('TX', '{America/Chicago,America/Denver}', '09:00', '21:00', '12:00'),
  ('UT', '{America/Denver}', '08:00', '21:00', '24:00'),
  ('VT', '{America/New_York}', null, null, null),
  ('VA', '{America/New_York}', null, null, null),
  ('WA', '{America/Los_Angeles}', '08:00', '20:00', null),
  ('WV', '{America/New_York}', null, null, null),
  ('WI', '{America/Chicago}', null, null, null),
  ('WY', '{America/Denver}', '08:00', '20:00', null),
  ('PR', '{America/Puerto_Rico}', null, null, null),
  ('VI', '{America/St_Thomas}', null, null, null),
  ('GU', '{Pacific/Guam}', null, null, null),
  ('AS', '{Pacific/Pago_Pago}', null, null, null),
  ('MP', '{Pacific/Saipan}', null, null, null);

insert into private.area_codes (code, state, zones)
select code, state, case when state = 'MI' and code <> '906' then '{America/Detroit}'::text[] end
from (values
  ('AL', '205 251 256 334 659 938'),
  ('AK', '907'),
  ('AZ', '480 520 602 623 928'),
  ('AR', '327 479 501 870'),
  ('CA', '209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661'),
  ('CA', '669 707 714 738 747 760 805 818 820 831 837 840 858 909 916 925 949 951'),
  ('CO', '303 719 720 748 970 983'),
  ('CT', '203 475 860 959'),
  ('DE', '302'),
  ('DC', '202 771'),
  ('FL', '239 305 321 324 352 386 407 448 561 645 656 689 727 728 754 772 786 813 850 863 904 941 954'),
  ('GA', '229 404 470 478 678 706 762 770 912 943'),
  ('HI', '808'),
  ('ID', '208 986'),
  ('IL', '217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872'),
  ('IN', '219 260 317 463 574 765 812 930'),
  ('IA', '319 515 563 641 712'),
  ('KS', '316 620 785 913'),
  ('KY', '270 364 502 606 859'),
  ('LA', '225 318 337 457 504 985'),
  ('ME', '207'),
  ('MD', '227 240 301 410 443 667'),
  ('MA', '339 351 413 508 617 774 781 857 978'),
  ('MI', '231 248 269 313 517 586 616 679 734 810 906 947 989'),
  ('MN', '218 320 507 612 651 763 924 952'),
  ('MS', '228 471 601 662 769'),
  ('MO', '235 314 417 557 573 636 660 816 975'),
  ('MT', '406'),
  ('NE', '308 402 531'),
  ('NV', '702 725 775'),
  ('NH', '603'),
  ('NJ', '201 551 609 640 732 848 856 862 908 973'),
  ('NM', '505 575'),
  ('NY', '212 315 329 332 347 363 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934'),
  ('NC', '252 336 472 704 743 828 910 919 980 984'),
  ('ND', '701'),
  ('OH', '216 220 234 283 326 330 380 419 436 440 513 567 614 740 937'),
  ('OK', '405 539 572 580 918'),
  ('OR', '458 503 541 971'),
  ('PA', '215 223 267 272 412 445 484 570 582 610 717 724 814 835 878'),
  ('RI', '401'),
  ('SC', '803 821 839 843 854 864'),
  ('SD', '605'),
  ('TN', '423 615 629 731 865 901 931'),
  ('TX', '210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 915'),
  ('TX', '936 940 945 956 972 979'),
  ('UT', '385 435 801'),
  ('VT', '802'),
  ('VA', '276 434 540 571 686 703 757 804 826 948'),
  ('WA', '206 253 360 425 509 564'),
  ('WV', '304 681'),
  ('WI', '262 274 353 414 534 608 715 920'),
  ('WY', '307'),
  ('PR', '787 939'), ('VI', '340'), ('GU', '671'), ('AS', '684'), ('MP', '670')
) as known (state, codes), string_to_table(codes, ' ') as code;

insert into private.consent_sentences (version, words, covers_conversation) values
  ('2026-11-21',
    'By sending this form you ask {shop} to text you this application link once; message and data rates may apply, and you can reply STOP to opt out.',
    false),
  ('2026-11-23',
    'By sending this form you ask {shop} to text you this application link, to text it again if it does not arrive, and to call you about your application. Message and data rates may apply. Reply STOP to opt out. You can buy without this.',
    false),
  ('2026-11-25',
    'By sending this form you ask {shop} to text you this application link, to text it again if it does not arrive, and to text and call you about your application. Message and data rates may apply. Reply STOP to opt out. You can buy without this.',
    true),
  ('hold-2026-11-24',
    'By sending this you ask {shop} to text you once whether the piece is held, and to call you about it. Message and data rates may apply. Reply STOP to opt out. You can buy without this.',
    false);

insert into public.text_templates (name, body, position) values
  ('Introduction', 'Hi {first_name}, this is {me} at {shop} about your {lender} request. When is a good time to call you?', 1),
  ('Missed you', 'Hi {first_name}, {me} at {shop}: I just tried to call you about your {lender} request. When suits you?', 2),
  ('What to bring', 'Hi {first_name}, please bring a photo ID and your last pay stub when you come in. Questions? Text back or call {phone}. {shop}', 3),
  ('Thank you', 'Thank you, {first_name}! If anything comes up, just text back. {me}, {shop}', 4);

insert into private.week_mails (monday)
values (date_trunc('week', now() at time zone 'America/Detroit' - interval '7 hours')::date);
