-- Refusals say what happened and what to do. Each function keeps what it does by now: only its words are replaced.
create temporary table words (was text primary key, becomes text not null);
insert into words values
  ($w$'Only the owner sets when computers lock.'$w$, $w$'Only the owner can set when computers lock.'$w$),
  ($w$'Computers lock after 1 to 480 minutes, or never.'$w$, $w$'Choose 1 to 480 minutes, or never.'$w$),
  ($w$'Only an admin may do this.'$w$, $w$'Only an admin can do this.'$w$),
  ($w$'Confirm that it is you: sign in again, then repeat this within ten minutes.'$w$, $w$'Confirm it’s you: sign in again, then repeat this within ten minutes.'$w$),
  ($w$'This is the shop''s owner, whose role nobody removes. Only the owner can hand the shop on.'$w$, $w$'This is the shop’s owner, so the role can’t be removed. Only the owner can hand the shop over.'$w$),
  ($w$'This was the shop''s owner less than 72 hours ago. Nobody removes the role until those are over.'$w$, $w$'This was the shop’s owner less than 72 hours ago. You can’t remove the role until then.'$w$),
  ($w$'The last admin cannot be removed.'$w$, $w$'You can’t remove the last admin.'$w$),
  ($w$'Only the owner can hand the shop on.'$w$, $w$'Only the owner can hand the shop over.'$w$),
  ($w$'This account is no admin. Give it that role first.'$w$, $w$'This account isn’t an admin. Give it that role first.'$w$),
  ($w$'The shop can be taken back for 72 hours by the admin who handed it on.'$w$, $w$'Only the admin who handed the shop over can take it back, within 72 hours.'$w$),
  ($w$'An e-mail address has 255 characters at most.'$w$, $w$'Keep the email address to 255 characters.'$w$),
  ($w$'Ask for 1,000 accounts at most.'$w$, $w$'Ask for up to 1,000 accounts.'$w$),
  ($w$'This is your own account: change it on your account page.'$w$, $w$'This is your own account. Change it on your account page.'$w$),
  ($w$'This account is not here any more.'$w$, $w$'This account no longer exists.'$w$),
  ($w$'This is the shop''s owner, whose account nobody else changes.'$w$, $w$'This is the shop’s owner. Only the owner can change this account.'$w$),
  ($w$'This was the shop''s owner less than 72 hours ago, whose account nobody else changes yet.'$w$, $w$'This was the shop’s owner less than 72 hours ago, so you can’t change this account yet.'$w$),
  ($w$'Only the shop''s owner turns off two-step verification for somebody else.'$w$, $w$'Only the shop’s owner can turn off two-step verification for someone else.'$w$),
  ($w$'This account has no two-step verification.'$w$, $w$'This account doesn’t use two-step verification.'$w$),
  ($w$'Choose somebody else for the open leads.'$w$, $w$'Choose someone else for the open leads.'$w$),
  ($w$'You are signed out. Sign in again first.'$w$, $w$'You’re signed out. Sign in again.'$w$),
  ($w$'You are the shop''s last admin. Make somebody else an admin first.'$w$, $w$'You’re the shop’s last admin. Make someone else an admin first.'$w$),
  ($w$'You are the shop''s owner. Hand the shop on to another admin first.'$w$, $w$'You’re the shop’s owner. Hand the shop over to another admin first.'$w$),
  ($w$'You handed the shop on less than 72 hours ago. Your account stays until those are over.'$w$, $w$'You handed the shop over less than 72 hours ago. You can delete your account after that.'$w$),
  ($w$'Somebody else changed this in the meantime.'$w$, $w$'Someone else changed this first.'$w$),
  ($w$'Read it again, then change it.'$w$, $w$'Reload it, then make your change.'$w$),
  ($w$'An invitation needs a token of 64 characters.'$w$, $w$'An invitation needs a 64-character token.'$w$),
  ($w$'This invitation is not for this account, or was taken back.'$w$, $w$'This invitation is for another account, or it was canceled.'$w$),
  ($w$'This invitation is over. Ask for a new one.'$w$, $w$'This invitation has expired. Ask for a new one.'$w$),
  ($w$'A name has 60 characters at most.'$w$, $w$'Keep the title to 60 characters.'$w$),
  ($w$'A description has 600 characters at most.'$w$, $w$'Keep the description to 600 characters.'$w$),
  ($w$'Notes are needed.'$w$, $w$'Add notes.'$w$),
  ($w$'A piece has one to eight pictures.'$w$, $w$'Add one to eight pictures.'$w$),
  ($w$'Say what each picture shows, for people who cannot see it.'$w$, $w$'Describe each picture for people who can’t see it.'$w$),
  ($w$'One of these pictures is another piece’s.'$w$, $w$'One of these pictures belongs to another product.'$w$),
  ($w$'This changes the %. Say that it is meant.'$w$, $w$'This changes the %. Confirm that you mean it.'$w$),
  ($w$'None is counted of %: count first, then make it live.'$w$, $w$'There are none in stock of %. Count first, then make it live.'$w$),
  ($w$'A list of changes is needed, each with the id and the version of its piece.'$w$, $w$'Send a list of changes, each with the id and version of its product.'$w$),
  ($w$'Somebody else changed % in the meantime. Nothing was changed.'$w$, $w$'Someone else changed % first, so nothing was changed.'$w$),
  ($w$'Read again, then change it.'$w$, $w$'Reload, then make your change.'$w$),
  ($w$'A piece is needed.'$w$, $w$'Send a product.'$w$),
  ($w$'A piece has no %, or not here.'$w$, $w$'A product has no %, or it can’t be set here.'$w$),
  ($w$'There is no such piece.'$w$, $w$'We can’t find that product.'$w$),
  ($w$'“%” cannot be put back here.'$w$, $w$'“%” can’t be undone here.'$w$),
  ($w$'“%” is not there any more.'$w$, $w$'“%” no longer exists.'$w$),
  ($w$'Somebody changed “%” again since. Put that back first.'$w$, $w$'Someone has changed “%” again since then. Undo that change first.'$w$),
  ($w$'Put back 5,000 changes at most.'$w$, $w$'Undo up to 5,000 changes at a time.'$w$),
  ($w$'“%” was added, which cannot be put back here.'$w$, $w$'“%” was added. That can’t be undone here.'$w$),
  ($w$'It is there again already.'$w$, $w$'It has already been restored.'$w$),
  ($w$'A note has 1 to 2000 characters.'$w$, $w$'Enter a note of 1 to 2000 characters.'$w$),
  ($w$'This request is not here any more.'$w$, $w$'This request no longer exists.'$w$),
  ($w$'A call was not answered, left a message or reached somebody.'$w$, $w$'Choose no answer, left a message or reached.'$w$),
  ($w$'Somebody changed this lead since.'$w$, $w$'Someone has changed this lead since then.'$w$),
  ($w$'Staff enter people who walk in or call.'$w$, $w$'Choose walk-in or phone.'$w$),
  ($w$'This lead is not here any more.'$w$, $w$'This lead no longer exists.'$w$),
  ($w$'Choose the requests of one person.'$w$, $w$'Choose requests from one person.'$w$),
  ($w$'Search for fewer words.'$w$, $w$'Search with fewer words.'$w$),
  ($w$'The ledger of consent is only ever added to.'$w$, $w$'Consent records can’t be changed or deleted.'$w$),
  ($w$'This shop never showed the words about texts that this form names. Reload the page and send it again.'$w$, $w$'This form’s wording about texts is out of date. Reload the page and send it again.'$w$),
  ($w$'A hold stays with its piece: end it and make another.'$w$, $w$'A hold can’t move to another product. End it and make another.'$w$),
  ($w$'No hours are set for %: say until when it is held.'$w$, $w$'No hours are set for %. Choose when the hold ends.'$w$),
  ($w$'A hold ends as sold with its sale: use sell_product.'$w$, $w$'Record the sale to end this hold as sold.'$w$),
  ($w$'A hold ends in the future.'$w$, $w$'Choose a future end for the hold.'$w$),
  ($w$'A hold ends within a month.'$w$, $w$'Choose an end for the hold within a month.'$w$),
  ($w$'“%” is not for sale.'$w$, $w$'“%” isn’t for sale.'$w$),
  ($w$'One piece per person: % already holds “%” at % until %.'$w$, $w$'One item per person: % already has a hold on “%” at % until %.'$w$),
  ($w$'% % held at %, so there cannot be %. End a hold first.'$w$, $w$'% % on hold at %, so you can’t set the count to %. End a hold first.'$w$),
  ($w$'None is left at %s.'$w$, $w$'There are none left at %s.'$w$),
  ($w$'This piece is not for sale any more.'$w$, $w$'This product is no longer for sale.'$w$),
  ($w$'it is held'$w$, $w$'on hold'$w$),
  ($w$'The text has left already. Call them.'$w$, $w$'The text already went out. Call them.'$w$),
  ($w$'There is no piece %.'$w$, $w$'We can’t find product %.'$w$),
  ($w$'sold already'$w$, $w$'already sold'$w$),
  ($w$'How many were sold? From 1 to 1,000.'$w$, $w$'Enter how many were sold, from 1 to 1,000.'$w$),
  ($w$'This hold is over.'$w$, $w$'This hold has ended.'$w$),
  ($w$'There is no such sale.'$w$, $w$'We can’t find that sale.'$w$),
  ($w$'No text provider is set, so no text is sent.'$w$, $w$'No text provider is set up, so we can’t send texts.'$w$),
  ($w$'This is no US number, so it is not texted.'$w$, $w$'This isn’t a US number, so we can’t text it.'$w$),
  ($w$'This number has opted out of texts. Only a START from it changes that.'$w$, $w$'This number opted out of texts. They can text START to opt back in.'$w$),
  ($w$'First say whether they asked us to stop. Until then nothing leaves for this number.'$w$, $w$'First tell us if they asked us to stop. We won’t text this number until you do.'$w$),
  ($w$'This number has been sent enough texts for a day.'$w$, $w$'This number reached its daily text limit.'$w$),
  ($w$'The shop has sent as many texts as it may for now.'$w$, $w$'The shop reached its text limit for now.'$w$),
  ($w$'Suspected junk is not texted.'$w$, $w$'We don’t text suspected junk.'$w$),
  ($w$'They did not agree to texts about their request. Call them, or wait until they text.'$w$, $w$'They didn’t agree to texts about their request. Call them, or wait for them to text.'$w$),
  ($w$'This person did not agree to a text, so none is sent.'$w$, $w$'This person didn’t agree to texts, so we can’t send one.'$w$),
  ($w$'This text is not here any more.'$w$, $w$'This text no longer exists.'$w$),
  ($w$'Somebody'$w$, $w$'Someone'$w$),
  ($w$'it does not mean stop'$w$, $w$'it doesn’t mean stop'$w$),
  ($w$'A text has 1 to 1,600 characters; this one has %.'$w$, $w$'Keep a text to 1 to 1,600 characters. This one has %.'$w$),
  ($w$'Write the phone number with its area code.'$w$, $w$'Enter the phone number with its area code.'$w$),
  ($w$'Nothing is kept for this number.'$w$, $w$'We have nothing on file for this number.'$w$),
  ($w$'Only the owner sets where a showroom is texted.'$w$, $w$'Only the owner can set where we text a showroom.'$w$),
  ($w$'Write a US number with its area code.'$w$, $w$'Enter a US number with its area code.'$w$),
  ($w$'Only the owner sets whether the Monday mail comes.'$w$, $w$'Only the owner can turn the Monday email on or off.'$w$),
  ($w$'None is free at %s: '$w$, $w$'None are free at %s: '$w$),
  ($w$'%s of “%s” by %s %%'$w$, $w$'%s of “%s” by %s%%'$w$),
  ($w$'A name is one line of 60 characters at most.'$w$, $w$'Enter a name of up to 60 characters on one line.'$w$),
  ($w$'This is the shop''s owner, whom nobody limits to the sales floor.'$w$, $w$'This is the shop’s owner, who can’t be limited to the sales floor.'$w$),
  ($w$'This was the shop''s owner less than 72 hours ago. Nobody limits the role until those are over.'$w$, $w$'This was the shop’s owner less than 72 hours ago. You can’t limit the role until then.'$w$),
  ($w$'A list of up to 200 lenders is needed.'$w$, $w$'Send a list of up to 200 lenders.'$w$),
  ($w$'A list of 1 to 500 products is needed.'$w$, $w$'Send a list of 1 to 500 products.'$w$);

do $do$
declare
  changed text;
  word record;
begin
  for changed in
    select pg_get_functiondef(pg_proc.oid)
    from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and lanname in ('sql', 'plpgsql') and prokind = 'f'
      and exists (select from words where strpos(prosrc, was) > 0)
    order by pg_proc.oid
  loop
    for word in select * from words loop
      changed := replace(changed, word.was, word.becomes);
    end loop;
    execute changed;
  end loop;
end
$do$;

drop table words;
