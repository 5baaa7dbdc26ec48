-- The rows that every database begins with. The sample shop itself is put in by the server
-- (server/publish/seed-sample-shop.ts).

insert into private.settings default values;
insert into private.catalog_state default values;
insert into private.hash_keys default values;

-- The four sample lenders of content/lenders.ts. They are no change that anybody made.
alter table public.lenders disable trigger user;
insert into public.lenders
  (position, name, audience, terms, application_url, plan, example_months, slug, is_sample) values
  (1, 'Harbor First Financing', 'For Good Credit',
   '0% interest plans, 6 months to 4 years',
   'https://apply.example.com/harbor-first', 'zero-percent', 12,
   'harbor-first', true),
  (2, 'Bridgewater Credit', 'Credit Needed',
   '90 days no interest, may require a credit pull',
   'https://apply.example.com/bridgewater', 'deferred-interest', null,
   'bridgewater', true),
  (3, 'Easy Lane Leasing', 'No Credit Needed',
   '100 days no interest, no credit check',
   'https://apply.example.com/easy-lane', 'lease-to-own', null, 'easy-lane', true),
  (4, 'Northstar Lease-to-Own', 'No Credit Needed',
   '100 days no interest, no credit check',
   'https://apply.example.com/northstar', 'lease-to-own', null, 'northstar', true);
alter table public.lenders enable trigger user;

-- States with their hours and area codes. Of Michigan only the western Upper Peninsula, in 906, has another clock.
with known (state, zones, opens, closes, sunday_opens, codes) as (
  values
    ('AL', '{America/Chicago,America/New_York}', '08:00', '20:00', '24:00', '205 251 256 334 659 938'),
    ('AK', '{America/Anchorage,America/Adak}', null, null, null, '907'),
    ('AZ', '{America/Phoenix,America/Denver}', null, null, null, '480 520 602 623 928'),
    ('AR', '{America/Chicago}', null, null, null, '327 479 501 870'),
    ('CA', '{America/Los_Angeles}', null, null, null,
      '209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 '
      '747 760 805 818 820 831 837 840 858 909 916 925 949 951'),
    ('CO', '{America/Denver}', null, null, null, '303 719 720 748 970 983'),
    ('CT', '{America/New_York}', '09:00', '20:00', null, '203 475 860 959'),
    ('DE', '{America/New_York}', null, null, null, '302'),
    ('DC', '{America/New_York}', null, null, null, '202 771'),
    ('FL', '{America/New_York,America/Chicago}', '08:00', '20:00', null,
      '239 305 321 324 352 386 407 448 561 645 656 689 727 728 754 772 786 813 850 863 904 941 954'),
    ('GA', '{America/New_York}', null, null, null, '229 404 470 478 678 706 762 770 912 943'),
    ('HI', '{Pacific/Honolulu}', null, null, null, '808'),
    ('ID', '{America/Boise,America/Los_Angeles}', null, null, null, '208 986'),
    ('IL', '{America/Chicago}', null, null, null,
      '217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872'),
    ('IN', '{America/Indiana/Indianapolis,America/Chicago}', null, null, null, '219 260 317 463 574 765 812 930'),
    ('IA', '{America/Chicago}', null, null, null, '319 515 563 641 712'),
    ('KS', '{America/Chicago,America/Denver}', null, null, null, '316 620 785 913'),
    ('KY', '{America/New_York,America/Chicago}', '10:00', '21:00', null, '270 364 502 606 859'),
    ('LA', '{America/Chicago}', '08:00', '20:00', '24:00', '225 318 337 457 504 985'),
    ('ME', '{America/New_York}', null, null, null, '207'),
    ('MD', '{America/New_York}', '08:00', '20:00', null, '227 240 301 410 443 667'),
    ('MA', '{America/New_York}', '08:00', '20:00', null, '339 351 413 508 617 774 781 857 978'),
    ('MI', '{America/Detroit,America/Menominee}', null, null, null,
      '231 248 269 313 517 586 616 679 734 810 906 947 989'),
    ('MN', '{America/Chicago}', '09:00', '21:00', null, '218 320 507 612 651 763 924 952'),
    ('MS', '{America/Chicago}', '08:00', '20:00', '24:00', '228 471 601 662 769'),
    ('MO', '{America/Chicago}', null, null, null, '235 314 417 557 573 636 660 816 975'),
    ('MT', '{America/Denver}', null, null, null, '406'),
    ('NE', '{America/Chicago,America/Denver}', '08:00', '21:00', '13:00', '308 402 531'),
    ('NV', '{America/Los_Angeles,America/Denver}', '09:00', '20:00', null, '702 725 775'),
    ('NH', '{America/New_York}', null, null, null, '603'),
    ('NJ', '{America/New_York}', '08:00', '21:00', null, '201 551 609 640 732 848 856 862 908 973'),
    ('NM', '{America/Denver}', '09:00', '21:00', null, '505 575'),
    ('NY', '{America/New_York}', null, null, null,
      '212 315 329 332 347 363 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934'),
    ('NC', '{America/New_York}', null, null, null, '252 336 472 704 743 828 910 919 980 984'),
    ('ND', '{America/Chicago,America/Denver}', null, null, null, '701'),
    ('OH', '{America/New_York}', null, null, null, '216 220 234 283 326 330 380 419 436 440 513 567 614 740 937'),
    ('OK', '{America/Chicago}', '08:00', '20:00', null, '405 539 572 580 918'),
    ('OR', '{America/Los_Angeles,America/Boise}', null, null, null, '458 503 541 971'),
    ('PA', '{America/New_York}', '09:00', '21:00', '13:30',
      '215 223 267 272 412 445 484 570 582 610 717 724 814 835 878'),
    ('RI', '{America/New_York}', '10:00', '17:00', '24:00', '401'),
    ('SC', '{America/New_York}', '09:00', '21:00', null, '803 821 839 843 854 864'),
    ('SD', '{America/Chicago,America/Denver}', '09:00', '21:00', '24:00', '605'),
    ('TN', '{America/New_York,America/Chicago}', null, null, null, '423 615 629 731 865 901 931'),
    ('TX', '{America/Chicago,America/Denver}', '09:00', '21:00', '12:00',
      '210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 915 936 940 945 956 '
      '972 979'),
    ('UT', '{America/Denver}', '08:00', '21:00', '24:00', '385 435 801'),
    ('VT', '{America/New_York}', null, null, null, '802'),
    ('VA', '{America/New_York}', null, null, null, '276 434 540 571 686 703 757 804 826 948'),
    ('WA', '{America/Los_Angeles}', '08:00', '20:00', null, '206 253 360 425 509 564'),
    ('WV', '{America/New_York}', null, null, null, '304 681'),
    ('WI', '{America/Chicago}', null, null, null, '262 274 353 414 534 608 715 920'),
    ('WY', '{America/Denver}', '08:00', '20:00', null, '307'),
    ('PR', '{America/Puerto_Rico}', null, null, null, '787 939'),
    ('VI', '{America/St_Thomas}', null, null, null, '340'),
    ('GU', '{Pacific/Guam}', null, null, null, '671'),
    ('AS', '{Pacific/Pago_Pago}', null, null, null, '684'),
    ('MP', '{Pacific/Saipan}', null, null, null, '670')
), states as (
  insert into private.state_hours (state, zones, opens, closes, sunday_opens)
  select state, zones::text[], opens::time, closes::time, sunday_opens::time from known
)
insert into private.area_codes (code, state, zones)
select code, state, case when state = 'MI' and code <> '906' then '{America/Detroit}'::text[] end
from known, string_to_table(codes, ' ') as code;

-- Which sentence of consent was shown, by the version that a form sends.
insert into private.consent_sentences (version, words, covers_conversation, form) values
  ('2026-11-21',
    'By sending this form you ask {shop} to text you this application link once; message and data rates may apply, and you can reply STOP to opt out.',
    false, 'financing'),
  ('2026-11-23',
    'By sending this form you ask {shop} to text you this application link, to text it again if it does not arrive, and to call you about your application. Message and data rates may apply. Reply STOP to opt out. You can buy without this.',
    false, 'financing'),
  ('2026-11-25',
    'By sending this form you ask {shop} to text you this application link, to text it again if it does not arrive, and to text and call you about your application. Message and data rates may apply. Reply STOP to opt out. You can buy without this.',
    true, 'financing'),
  ('hold-2026-11-24',
    'By sending this you ask {shop} to text you once whether the piece is held, and to call you about it. Message and data rates may apply. Reply STOP to opt out. You can buy without this.',
    false, 'hold'),
  ('2026-11-26',
    'By sending this form you agree that {shop} may text you this application link, text it again if it does not arrive, and text and call you about your application. Message frequency varies. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    true, 'financing'),
  ('hold-2026-11-26',
    'By sending this you agree that {shop} may text you once whether the piece is held, and call you about it. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'hold'),
  ('price-2026-11-27',
    'By sending this you agree that {shop} may send you one automated text at this number when this piece costs the amount above or less. Message frequency: one text. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'price'),
  ('available-2026-11-27',
    'By sending this you agree that {shop} may send you one automated text at this number when this piece is available again. Message frequency: one text. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'available'),
  ('similar-2026-11-27',
    'By sending this you agree that {shop} may send you one automated text at this number when a piece like this comes in. Message frequency: one text. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'similar'),
  ('2026-11-27',
    'By sending this form you agree that {shop} may send you an automated text with this application link, send it again if it does not arrive, and have its staff text and call you about this request. Message frequency varies. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    true, 'financing'),
  ('price-2026-11-27-2',
    'By sending this you agree that {shop} may send one automated marketing text to this number when this piece costs the amount above or less. One text per alert; alerts end after 90 days. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'price'),
  ('available-2026-11-27-2',
    'By sending this you agree that {shop} may send one automated marketing text to this number when this piece is available again. One text per alert; alerts end after 90 days. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'available'),
  ('similar-2026-11-27-2',
    'By sending this you agree that {shop} may send one automated marketing text to this number when a piece like this comes in. One text per alert; alerts end after 90 days. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'similar'),
  ('check-2026-11-27-2',
    'By sending this you agree that {shop} may send one automated marketing text to this number once staff have looked whether this piece is still here. One text per alert; alerts end after 90 days. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'check'),
  ('hold-2026-11-27',
    'By sending this you agree that {shop} may text you once to say whether the piece is held, and call you about it. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'hold');

insert into public.text_templates (name, body, position, version) values
  ('Introduction', 'Hi {first_name}, this is {me} at {shop} about your {lender} request. When is a good time to call you?', 1, 1),
  ('Missed you', 'Hi {first_name}, {me} at {shop}: I just tried to call you about your {lender} request. When is a good time?', 2, 2),
  ('What to bring', 'Hi {first_name}, the lender may ask for a photo ID and a recent pay stub, so have them handy. Questions? Text back or call {phone}. {shop}', 3, 2),
  ('Thank you', 'Thank you, {first_name}! If anything comes up, just text back. {me}, {shop}', 4, 1);

-- A shop that begins in the middle of a week gets the first mail on the next Monday.
insert into private.week_mails (monday)
values (date_trunc('week', now() at time zone private.shop_zone() - interval '7 hours')::date);
