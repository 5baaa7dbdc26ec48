-- Texts rest where they arrive: a number's area code says in which state its owner may sleep, and
-- several states keep narrower hours than the country. Nobody knows where a phone is, so the shop's own
-- clock holds as well, every time zone of a state counts, and an area code that is not here is treated
-- as the strictest.

-- Null: as the shop does. `sunday_opens` of 24:00 is a silent Sunday. These hours are chosen with care
-- and are no legal advice: change them with `update private.state_hours set …`.
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
create table private.area_codes (
  code text primary key,
  state text not null references private.state_hours (state),
  -- Where the code lies in a part of its state; null: all of its zones.
  zones text[],
  constraint area_codes_form check (code ~ '^[2-9][0-9]{2}$')
);
create index area_codes_state_idx on private.area_codes (state);

alter table private.state_hours enable row level security;
alter table private.area_codes enable row level security;
revoke all on private.state_hours, private.area_codes from public, anon, authenticated, service_role;
create policy "Nobody reads or writes hours of states" on private.state_hours
  for all to anon, authenticated using (false);
create policy "Nobody reads or writes area codes" on private.area_codes
  for all to anon, authenticated using (false);

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

insert into private.area_codes (code, state)
select string_to_table(codes, ' '), state from (values
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
) as known (state, codes);

-- Of Michigan only the western Upper Peninsula, in 906, has another clock.
update private.area_codes set zones = '{America/Detroit}' where state = 'MI' and code <> '906';

-- The first moment from `moment` on that is outside these hours in this zone.
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

create or replace function private.next_text_time(moment timestamptz) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select private.next_open_moment(moment, time_zone, quiet_from, quiet_until) from private.settings
$$;

-- The first moment from `moment` on at which a text may leave for this number.
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
  select time_zone, quiet_from, quiet_until into own from private.settings;
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

-- Whoever queues a text asks for the number's own hours. The functions stay as they are but for this.
do $$
declare
  changed record;
  definition text;
begin
  for changed in
    select * from (values
      ('private.queue_text()'::regprocedure, 'private.next_text_time(moment)',
        'private.next_text_time(moment, new.phone_e164)'),
      ('private.finish_text(uuid,integer,text,text,text,text,text,integer,timestamptz)'::regprocedure,
        'private.next_text_time(current + pause)', 'private.next_text_time(current + pause, phone)'),
      ('public.resend_text(uuid)'::regprocedure, 'private.next_text_time(moment)',
        'private.next_text_time(moment, wanted.phone_e164)'),
      ('private.answer_hold_request(public.hold_requests,text,text,uuid,text)'::regprocedure,
        'private.next_text_time(moment + private.answer_pause())',
        'private.next_text_time(moment + private.answer_pause(), asked.phone_e164)')
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

revoke all on function
  private.next_open_moment(timestamptz, text, time, time, time), private.next_text_time(timestamptz),
  private.next_text_time(timestamptz, text)
  from public, anon, authenticated, service_role;
