-- What texts, moments and phone numbers have to be like, for the checks of all tables. A check runs with the rights of
-- the person who writes, who may look for nothing in schema private: the body of one that asks another function is read
-- when it is made, and so needs no search path of its own, with which Postgres could not write it in place. A check that
-- came later than its table is `not valid`: what is there already stays until it is written anew.

-- The length that JavaScript sees: a character beyond U+FFFF, such as an emoji, counts twice. Checks count and
-- trim as a browser does: otherwise one side would refuse what the other accepted. No rule allows more than
-- 2,000, and a text above 8,000 bytes has more: it is not looked through, and emoji count once.
create function private.js_length(value text) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select char_length(value) + case when octet_length(value) <= 8000
    then char_length(regexp_replace(value, '[^\U00010000-\U0010FFFF]+', '', 'g')) else 0 end
$$;

-- What JavaScript's trim() leaves.
create function private.js_trim(value text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(value, E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006'
    '\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF')
$$;

-- Whether anything can be seen of a text: spaces, joiners and fillers are nothing.
create function private.says_something(value text) returns boolean language sql immutable parallel safe
return value ~
  '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]';

-- The same for what stands in one line and among other words: it neither ends the line nor turns what follows it.
create function private.is_one_line(value text) returns boolean language sql immutable parallel safe
return private.says_something(value) and value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';

-- No line is empty, none is missing, and each is one.
create function private.are_lines(value text[]) returns boolean language sql immutable parallel safe
return cardinality(value) <= 40 and coalesce(array_ndims(value), 1) = 1 and not exists (
  select from unnest(value) as line where line is null or length(line) > 300 or not private.says_something(line)
);

-- Something that can be read, up to 120 characters.
create function private.is_name(value jsonb) returns boolean language sql immutable parallel safe
return coalesce(
  jsonb_typeof(value) = 'string' and length(value #>> '{}') <= 120 and private.says_something(value #>> '{}'), false
);

create function private.is_number(value jsonb, low numeric, high numeric, is_whole boolean default false)
returns boolean language sql immutable parallel safe
return coalesce(case when jsonb_typeof(value) = 'number' then
  value::numeric between low and high and (not is_whole or value::numeric = trunc(value::numeric))
end, false);

-- What is no array is an empty one.
create function private.as_array(value jsonb) returns jsonb language sql immutable parallel safe
return case jsonb_typeof(value) when 'array' then value else '[]' end;

-- The places of the shop elsewhere: [{"name", "url"}].
create function private.are_links(value jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 12
    and not exists (
      select from jsonb_array_elements(value) as link
      where jsonb_typeof(link -> 'name') is distinct from 'string'
        or length(btrim(link ->> 'name')) not between 1 and 40
        or jsonb_typeof(link -> 'url') is distinct from 'string'
        or length(link ->> 'url') > 400 or link ->> 'url' !~ '^https://[^\s"<>]+$'
    )
$$;

-- Refuses a row with a text that is longer in bytes than four times what its rules allow in characters; the
-- trigger's condition names texts and limits (94_sizes.sql). It fires before whatever looks at every character.
create function private.refuse_long_text() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The text in % is too long.', (
    select field from jsonb_each_text(to_jsonb(new)) as fields (field, value)
    order by octet_length(value) desc nulls last limit 1
  ) using errcode = 'string_data_right_truncation';
end
$$;

-- A moment that programs can reckon with.
create function private.is_in_calendar(moment timestamptz) returns boolean language sql immutable parallel safe
return moment >= '2000-01-01 00:00:00+00' and moment < '2200-01-01 00:00:00+00';

-- A time of the day as clocks on a wall show it.
create function private.is_full_minute(value time) returns boolean language sql immutable parallel safe
return value < '24:00' and extract(second from value) = 0;

-- One way to write a US number; null for anything else.
create function private.us_number(phone text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when octet_length(phone) <= 80 then
    '+1' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^1?([2-9][0-9]{9})$')
  end
$$;

-- Numbers of the United States and its territories that belong to a person. The others that begin with +1 are
-- Canada's, the Caribbean's, which fraudsters like, premium (area code 900, exchange 976), and those that no phone
-- has. The area codes were compared with those of Google's libphonenumber (libphonenumber-js 1.13.16 of November
-- 10, 2026), which follows the North American Numbering Plan; what is reserved for Canada is here, too.
create function private.is_us_number(e164 text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(e164 ~ '^\+1[2-9][0-9]{2}[2-9][0-9]{6}$', false)
    and substring(e164 from 6 for 3) <> '976'
    and substring(e164 from 3 for 3) !~ '^.11' and substring(e164 from 6 for 3) !~ '^.11'
    and substring(e164 from 3 for 3) <> all (array[
      -- Canada
      '204', '226', '236', '249', '250', '257', '263', '273', '289', '306', '343', '354', '365', '367',
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

-- Small letters without accents and without any kind of apostrophe: "O’Neíl" is "oneil". As fold() in
-- app/admin/leads/shared/search-text.ts, whatever the database's own collation does to letters.
create function private.fold(value text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
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

-- A name's words in one order, small, without accents, apostrophes and signs: "O’Neíl, Mary" is "mary oneil".
create function private.name_key(first_name text, last_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
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

-- The first letter of a name as A to Z with a dot; null where it has none.
create function private.initial(name text) returns text
language sql immutable set search_path = ''
as $$ select upper(substring(private.fold(left(name, 50)) from '[a-z]')) || '.' $$;
