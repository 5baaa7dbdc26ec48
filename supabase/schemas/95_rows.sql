-- The rows that every database begins with. The sample shop itself is put in by the server
-- (server/publish/seed-sample-shop.ts).

insert into private.settings default values;
insert into private.catalog_state default values;
insert into private.hash_keys default values;

-- The four sample lenders of content/lenders.ts. They are no change that anybody made.
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

-- Of Michigan only the western Upper Peninsula, in 906, has another clock.
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
    false, 'hold');

insert into public.text_templates (name, body, position) values
  ('Introduction', 'Hi {first_name}, this is {me} at {shop} about your {lender} request. When is a good time to call you?', 1),
  ('Missed you', 'Hi {first_name}, {me} at {shop}: I just tried to call you about your {lender} request. When suits you?', 2),
  ('What to bring', 'Hi {first_name}, please bring a photo ID and your last pay stub when you come in. Questions? Text back or call {phone}. {shop}', 3),
  ('Thank you', 'Thank you, {first_name}! If anything comes up, just text back. {me}, {shop}', 4);

-- A shop that begins in the middle of a week gets the first mail on the next Monday.
insert into private.week_mails (monday)
values (date_trunc('week', now() at time zone 'America/Detroit' - interval '7 hours')::date);
