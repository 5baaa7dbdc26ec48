-- What staff decided is theirs to take back, but never what the person said since: a STOP of their own, or
-- the provider's, takes the place of the decision. More wordings are a question, and a flood hides none.

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
-- Comes before the row is found to be there already.
create trigger take_over_opt_out before insert on private.text_opt_outs
  for each row when (new.keyword <> 'staff')
  execute function private.take_over_opt_out();

-- As before, and: letters apart or of another width, misspellings, words of other languages that are spoken
-- here. Too many questions cost a tap, one too few costs a person's wish.
create or replace function private.reply_kind(body text) returns text
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

do $$
declare
  changed record;
  definition text;
begin
  for changed in
    select * from (values
      -- Another answer that meant stop goes on meaning it.
      ('public.answer_stop_question(bigint, boolean)'::regprocedure,
        $old$where phone = asked.phone and keyword = 'staff';$old$,
        $new$as decided
    where decided.phone = asked.phone and decided.keyword = 'staff' and not exists (
      select from private.text_replies as other
      where other.phone = asked.phone and other.id <> asked.id and other.meant_stop
        and other.settled_at >= decided.since
    );$new$),
      ('private.record_reply(text, text, text, text, timestamptz)'::regprocedure,
        $old$and not (heard = 'stop' and not was_out) then$old$,
        $new$and not (heard = 'stop' and (not was_out or exists (
      select from private.text_opt_outs where phone = from_phone and keyword = 'staff'
    )))
    and not (heard = 'maybe_stop' and not was_out and not private.has_stop_question(from_phone)) then$new$)
    ) as changes (function, old, new)
  loop
    definition := pg_get_functiondef(changed.function);
    if position(changed.old in definition) = 0 then
      raise exception '% is not as this migration knows it.', changed.function;
    end if;
    execute replace(definition, changed.old, changed.new);
  end loop;
end
$$;

revoke all on function private.take_over_opt_out() from public, anon, authenticated, service_role;
