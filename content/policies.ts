/**
 * The texts of the four policy pages. SAMPLE WORDING: the owner's counsel should read, change and
 * approve every line before the shop relies on it. What stands in braces, such as `{brand}`, is filled in where the
 * text is shown; `shop/shop-words.ts` has the list. Who changes the words of a policy changes its day.
 */

import type { Policy } from "#shop/policy.ts";

const returnPolicy: Policy = {
  path: "/return-policy",
  title: "Return Policy",
  heading: "Our Closeout Promise",
  since: "2026-11-28",
  intro:
    "Closeout prices come with closeout terms: all sales are final apart from delivery damage. We also make it right if a piece isn't the one you bought or doesn't come. Here is what that means before you buy, at your door, and in the 24 hours after.",
  sections: [
    {
      id: "closeout-sales",
      title: "Closeout Sales",
      paragraphs: [
        "We sell discontinued styles, overstock, open-box pieces and floor models below their compare-at retail price. All sales are final. The exceptions are damage in delivery, a piece that isn't the one you bought, and a piece that we can't deliver. We do not take furniture or mattresses back, exchange them or refund them because you changed your mind or because of a color, a size, a fit or a comfort level.",
        "Closeout pieces are sold as-is, as described. Where a piece is an open box, a floor model or has a cosmetic mark, its page says so and gives the reason. A mark that we described before you bought is part of the price, not delivery damage. Damage that we didn't describe and that you note on the receipt or report within 24 hours of delivery counts as delivery damage, no matter who caused it.",
        "If we bring a different piece from the one on your receipt, that is our mistake and not a return: tell the crew or call us, and we'll bring the piece you bought. If it's gone, you get your money back for it. If we can't deliver by the day we agreed, you may cancel: the shipping policy says how.",
        "Pieces come with no warranty from us; a manufacturer's warranty, where a piece still has one, is the maker's to honor and yours to use. Ask us, and we'll show you its text before you buy. Neither that warranty nor any right that the law does not let you sign away is changed by this policy.",
      ],
      points: [
        "Measure the room, the doors, the stairs and the elevator before you order.",
        "Sit on it, open it and lie on it in a showroom if you can.",
        "Can't visit? Call {phone} and ask us for measurements and the exact condition.",
      ],
    },
    {
      id: "delivery-damage-protection",
      title: "Delivery Damage Protection",
      paragraphs: [
        "If a piece is damaged in delivery, we'll make it right. Tell us in one of two ways: write it on the delivery receipt, or report it to us within 24 hours of delivery, with a photo. No photo yet? Call anyway: the call is what counts.",
        "We will first offer to repair the damage or replace the damaged part. If that can't be done well, we'll replace the piece if we have another. Closeouts often can't be reordered, so if there's no replacement we'll refund what you paid for the damaged piece, with its sales tax, within 7 working days, the way you paid or to your lender. In a set or package with one price, that's the piece's share: its separate price divided by the separate prices of all the pieces, times what you paid. We'll show you the figures. If the set is no use without it, such as a bed without its rails, you may return the whole set for a full refund. Neither the repair nor the second trip costs you anything.",
        "Damage that is neither on the receipt nor reported within those 24 hours is not covered by this protection. It covers deliveries that we make or arrange. If you carry a piece home yourself, check it with us before you load it, out of its carton if you like; once it leaves our store, damage on the road is your responsibility.",
      ],
      points: [
        "Call {phone} and give the name on the order and the piece.",
        "Photograph the damage up close, then the whole piece.",
        "You don't need to keep the packaging. Look at the piece and sit on it, but please don't start using it every day until you've heard from us.",
        "Calling after hours? Leave a message: the time of your call is what counts.",
      ],
    },
    {
      id: "inspection-at-delivery",
      title: "Inspection at Delivery",
      paragraphs: [
        "Look at every piece while our crew is still there. Write any concern on the delivery receipt before you sign it, however small, and the crew will note it too. Signing says that the pieces arrived and that the receipt lists whatever you saw.",
        "If you find something after the crew has left, you still have 24 hours from delivery to report it. Someone 18 or older has to be there to inspect and sign.",
      ],
      points: [
        "Count the pieces against the receipt.",
        "Check tops, corners, legs and backs in good light.",
        "Open each drawer and door; recline whatever reclines.",
        "Look over the upholstery on all sides, including underneath the cushions.",
      ],
    },
    {
      id: "contact-info",
      title: "Contact Info",
      paragraphs: [
        "For orders and for damage reports, call {phone}. You can also call the showroom that sold you the piece. Please have your receipt handy.",
      ],
      points: ["{eastCity} ({eastName}): {eastPhone}", "{westCity} ({westName}): {westPhone}"],
    },
  ],
};

const shippingPolicy: Policy = {
  path: "/shipping-policy",
  title: "Shipping Policy",
  heading: "We Deliver Excellence",
  since: "2026-11-28",
  intro:
    "We deliver all over {area}: by appointment, into the room, and at no charge once an order reaches {freeDeliveryFrom}.",
  tiles: [
    {
      title: "Free Delivery Over {freeDeliveryFrom}",
      text: "Local orders of {freeDeliveryFrom} or more are delivered free. Below that, delivery is {deliveryFee}.",
    },
    {
      title: "Local Service in {area}",
      text: "{coverage}",
    },
    {
      title: "Scheduled Delivery",
      text: "We'll set a day and a time window with you by phone before the truck is loaded.",
    },
  ],
  sections: [
    {
      id: "areas-and-pricing",
      title: "Delivery Areas and Pricing",
      paragraphs: [
        "Our local area is {area}: {deliveryAreas}. Within it, delivery is free when the subtotal of an order is {freeDeliveryFrom} or more, and {deliveryFee} when it is less. The subtotal is the price of the goods, before delivery, assembly and sales tax. The {deliveryFee} is charged once per order, not per piece.",
        "We also deliver outside that area, to an up-north cottage for instance. Those trips are quoted on request, no matter the size of the order, and you'll know the price before you pay. Call {phone} with the address.",
      ],
      points: [
        "Subtotal of {freeDeliveryFrom} or more, local area: free",
        "Subtotal under {freeDeliveryFrom}, local area: {deliveryFee}",
        "Outside the local area: quoted on request",
        "Pickup at the showroom that holds the piece: no charge",
        "Our days in your town: type your ZIP code above",
      ],
    },
    {
      id: "process",
      title: "Delivery Process",
      paragraphs: [
        "Every delivery is arranged by phone after you have ordered. The crew carries the pieces into the rooms you choose, upstairs too at the quoted price, unpacks them, places them and takes the packaging away. In our local area, the quoted price is {deliveryFee} or free, and stairs don't add to it. Outside it, stairs are part of your quote. Either way, tell us about them when you order, so that we send the right crew.",
      ],
      points: [
        "We call to agree on a day and a time window.",
        "You clear a path, measure doors and stairs, and move your old furniture out of the way: we don't haul it off.",
        "The crew calls when they're on the way.",
        "You inspect the pieces, and then sign the receipt.",
      ],
    },
    {
      id: "acceptance-and-inspection",
      title: "Acceptance and Inspection",
      paragraphs: [
        "Someone 18 or older has to be there to receive the delivery. Please inspect each piece while the crew is present and write any damage on the delivery receipt before you sign it. Anything you find later must be reported to us within 24 hours of delivery, at {phone} or the showroom that sold you the piece. Our delivery damage protection covers what is noted or reported in that time; your rights under the law are not changed.",
        "All sales are final apart from delivery damage, so a piece that arrives sound but does not fit the room or the doorway cannot be returned. The return policy explains how damage is repaired, replaced or refunded.",
      ],
    },
    {
      id: "assembly-services",
      title: "Assembly Services",
      paragraphs: [
        "Our crew can put furniture together in the room where it will stand. Assembly pricing varies by item: a bunk bed takes longer than a bed frame. The piece's page has the price, or we'll tell you when you order, and you decide then. It is in addition to delivery, including delivery that is free, unless an offer says that assembly is included.",
        "If you would rather do it yourself, the hardware and the maker's instructions come with the piece whenever we have them, and we'll say so before you buy if we don't.",
        "Tall furniture should be fastened to the wall. Ask us about it when you order assembly; the crew needs your OK to drill, and has to know about pipes or wires in that wall.",
      ],
    },
    {
      id: "scheduling-and-rescheduling",
      title: "Scheduling or Rescheduling",
      paragraphs: [
        "Need another day? Call {phone} as early as you can, and no later than the day before, and we will move the delivery without charge. Moving a delivery at your request does not cancel the sale.",
        "If no one is home, or the way in is blocked, we'll take the pieces back and call you to set a new day. A second trip may carry a delivery charge; we'll tell you what it is before we book it. If we miss the day, for weather or a broken-down truck, we'll call, and you choose: the new day, free of charge, or your money back.",
        "Final sale means that you can't change your mind. It doesn't mean that we can. If we can't deliver a piece by the day we agreed, or within 30 days of your order where no day was agreed, we'll tell you right away and name a new day. You may wait for it, or cancel and get all your money back for the piece, delivery included. If the new day passes too, the order is canceled unless you tell us to keep it. If a piece turns out to be sold or lost, you get your money back. We send refunds within 7 working days, the way you paid; a card refund may take a billing cycle to show. If a lender paid, the refund goes to your account there.",
      ],
    },
  ],
};

const privacyPolicy: Policy = {
  path: "/privacy-policy",
  title: "Privacy Policy",
  heading: "Privacy Policy",
  since: "2026-11-28",
  intro:
    "You can look at everything on this site without telling us who you are. This page says what {brand} learns when you do tell us something, why, who else sees it, and what never leaves your device.",
  sections: [
    {
      id: "what-we-collect",
      title: "What We Collect",
      paragraphs: [
        "We ask for personal details only when you want something from us that needs them: financing, a hold on a piece, an alert, or an account. Without any of it you can still browse, fill a cart and order by phone.",
        "When you order by phone or in a showroom, we write down what the sale and the delivery need: your name, phone number, address, what you bought and how you paid.",
      ],
      points: [
        "Financing request: first name, last name, phone number, the lender you chose, the piece if you came from its page, the wording you agreed to, and the time.",
        "Hold on a piece: your name, phone number, the piece, the showroom, the time, the wording you agreed to if you asked on this site, and whether we held it.",
        "Alert: your phone number, the piece or kind of piece, your price, the wording you agreed to and the time. It is deleted after 90 days, all but the record of your consent; see Your Choices.",
        "Account: email address and password, and, if you use them, a phone number for codes, a passkey, an authenticator app or the sign-in service you chose. The password is stored only in a scrambled form that we cannot read back. While you are signed in, we keep when, with which kind of browser and from which IP address you signed in, so that you can see it and we can warn you of a new device.",
        "Our own notes: how far a financing request has come, remarks by our staff, the texts between us, and whether ours were delivered.",
        "Technical records: like nearly every web server, ours may log the IP address, the time and the page or request, to keep the site running and to stop abuse.",
      ],
    },
    {
      id: "how-we-use-it",
      title: "How We Use It",
      paragraphs: [
        "A financing request is used to text you the link to the lender's application and to help you with that request. A hold is used to keep the piece for you and to tell you about it by text or by phone. Your email address is used to sign you in, to confirm the account, to reset a forgotten password and to warn you of a new device or a change to the account. Order details are used to sell, deliver and stand behind what you bought, and to keep the records that the law requires.",
        "We do not sell or rent personal information, and we do not use it to build advertising profiles.",
      ],
    },
    {
      id: "text-messages",
      title: "Text Messages",
      paragraphs: [
        "When you send a financing request, you ask us for a text message with the link to the application, for a repeat of it if it did not reach you, and for calls and texts from our staff about your request. It does not put you on a marketing list. Message and data rates may apply. Agreeing to the text is not a condition of buying anything: the thank-you panel shows the link as well, and you can call us instead.",
        "When you ask us to hold a piece and agree to texts, we tell you by text what came of it. When you ask for an alert, we send one automated marketing text once it comes true or, if you asked whether a piece is still here, once our staff have looked, and no other text for it. The same rules apply to both.",
        "Reply STOP to any text and we won't send any more to that number; a reply may confirm that you're unsubscribed. If you ask us to stop in other words, a person reads it, and until then nothing is sent. Reply HELP for help, or call {phone}. We keep opted-out numbers on a list for the sole purpose of leaving them alone. Where a link will not be texted, because you opted out earlier or the number was texted several times, the panel of your financing request says so. At night {byClock}, and whenever it is night or a no-text hour where your area code is, links, alerts and our staff's texts wait until they may go out again, and the financing panel says when to expect yours. The answer to a hold, which you're waiting for, and sign-in codes come right away.",
        "Phone numbers and texting consent are not shared with third parties for their own marketing. Only the companies that carry the message for us receive the number.",
      ],
    },
    {
      id: "on-your-device",
      title: "What Stays on Your Device",
      paragraphs: [
        "Your cart, the items you saved and what they cost then, the pieces you compare, the last pieces you looked at, your ZIP code and home's sizes, and your choice of a light or dark page are kept in your browser's storage, on your device. They stay there, and we cannot see them, unless you share a list or send a form about a piece: then the list or the piece is in the link or the request. Clearing your browser's site data erases them.",
        "The ZIP code and the sizes of doors and rooms that you type in, to see what delivery costs and whether a piece fits, are worked out in your browser and not sent to us. Where you filter a list by them or search for them, they stand in that page's address, which reaches us when the page is loaded.",
        "If you sign in, your browser also stores a session so that you stay signed in from page to page. Signing out removes it. When you ask us to email you a link, your browser remembers for an hour that you asked and for which email address; that is how it knows the link is meant for this device. On a shared computer, please sign out.",
      ],
    },
    {
      id: "maps-and-links",
      title: "Maps and Other Sites",
      paragraphs: [
        "The showroom maps are embedded from a map provider. They load only when you scroll to them; from then on the provider receives your IP address and may set cookies of its own, under its own policy. If you do not reach a map, nothing is requested from the provider. Where a form checks that a person sends it, the check comes from Cloudflare, which then receives your IP address and facts about your browser.",
        "Links for directions, our social pages, the separate online store and the lenders lead to sites that others run. What you enter there is theirs to handle, and their policies apply.",
      ],
    },
    {
      id: "no-tracking",
      title: "No Tracking",
      paragraphs: [
        "Our own pages contain no advertising trackers, no analytics scripts and no social-media pixels, and we set no advertising cookies. Maps and the check of a form, described above, are the only parts that come from others. Since we do not follow visitors across sites, a browser's Do Not Track or Global Privacy Control signal changes nothing here: you are treated that way already.",
      ],
    },
    {
      id: "payments",
      title: "Payments",
      paragraphs: [
        "The checkout page is a placeholder for now. It adds up your cart, but it takes no payment, asks for no card number and sends your cart to no one. Orders are placed by phone or in a showroom, where payment is taken in person or by a method we agree on with you.",
      ],
    },
    {
      id: "who-sees-it",
      title: "Who Sees Your Information",
      paragraphs: [
        "Inside {brand}, financing requests and holds are open only to staff who have been given the admin role. A new request also alerts our staff's phones, with no more than a first name and initials, the lender or the piece, and the showroom. Outside it, information goes only to those below.",
      ],
      points: [
        "Service providers: companies that host our site and database, carry our texts, send our email or check that a form comes from a person may handle information for us, for that work alone.",
        "Lenders: we do not send them your request. You open the application yourself and deal with the lender directly.",
        "Authorities: where a law, a court order or a subpoena obliges us.",
        "A successor: if the business is sold, its records may pass on, under the promises made here.",
      ],
    },
    {
      id: "keeping-and-protecting",
      title: "Keeping and Protecting It",
      paragraphs: [
        "We keep a financing request or a hold while we work on it, and afterward for follow-up questions and as a record of your consent, until you ask us to delete it or we clear out old ones. Account details stay until you delete the account, on its page or by asking us. Sales records are kept for as long as tax and business law requires.",
        "The site is meant to run over an encrypted connection, access is limited by role, and accounts can add an authenticator app as a second step. No system is perfectly safe; if a breach puts your information at risk, we will notify you as the law requires.",
      ],
    },
    {
      id: "your-choices",
      title: "Your Choices",
      paragraphs: [
        "Call {phone} to ask what we hold about you, to correct it or to have it deleted. We will first make sure that we are talking to you. We may have to keep some records, such as sales receipts and the opt-out list, and we will say so if that is the case. After we delete a financing request, a hold or an alert, we still keep, under a code instead of your number, what you agreed to, when, and whether you opted out.",
        "This site is for adults. We do not knowingly collect information from children under 13; if a child has sent us some, tell us and we will delete it.",
      ],
    },
    {
      id: "changes-and-contact",
      title: "Changes and Contact",
      paragraphs: [
        "If this policy changes, the new text appears on this page. A change does not loosen what we promised about information you gave us earlier unless you agree. Questions are welcome at {phone}, or at {eitherShowroom}.",
      ],
      points: ["{eastCity} ({eastName}): {eastPhone}", "{westCity} ({westName}): {westPhone}"],
    },
  ],
};

const termsOfService: Policy = {
  path: "/terms-of-service",
  title: "Terms of Service",
  heading: "Terms of Service",
  since: "2026-11-28",
  intro:
    "These terms apply when you use this site and when you buy from {brand}. Please read them. If something is unclear, call {phone} before you buy.",
  sections: [
    {
      id: "using-this-site",
      title: "Using This Site",
      paragraphs: [
        "You may browse, save pieces, fill a cart and send requests for your own household or business. You need to be 18 or older to buy, to open an account or to ask for financing. By using the site you accept the terms about the site. The terms about sales apply to every purchase, here or in a showroom.",
        "We want everyone to be able to use this site. If something on it doesn't work for you, call {phone}, or 711 to be connected to us by relay, and we'll help you shop and fix it.",
      ],
      points: [
        "Give true details, and only your own name and phone number.",
        "Do not try to break into, overload or copy the site or its data by machine.",
        "Do not send requests in other people's names.",
      ],
    },
    {
      id: "products-and-prices",
      title: "Products, Prices and Stock",
      paragraphs: [
        "Most of what we sell is limited in number, and some pieces are the only one. A piece can sell in a showroom while you are looking at it here. Putting it in the cart or among your saved items does not hold it. To hold it, call us or ask on its page; once we confirm, {holdRule}",
        "We describe pieces as carefully as we can. Pictures may be illustrations made from a piece's measurements and materials, screens show colors differently, and dimensions are rounded, so ask us about anything that matters to you. A struck-through price is a compare-at price: what the same piece, new and without flaws, sells or sold for at other stores, or the maker's list price. It is not a price that we used to charge. The piece's page names the source where we have noted one; where it doesn't, ask us, and we'll tell you. Savings are worked out from it. A piece that isn't new is compared with a new one.",
        "Where a piece comes with a free TV, its page gives the size; the brand and model may vary. There is one TV for each piece, while TVs last. The TV is delivered with the piece, and leaving it does not lower the price.",
        "An offer with an end date runs through 11:59 PM of that day, {clockTime}. If a price or a description is plainly wrong, we correct it and tell you before you pay; you may then buy at the right price or not buy. In a showroom you pay the lowest price displayed on the piece.",
      ],
    },
    {
      id: "orders-and-payment",
      title: "Orders and Payment",
      paragraphs: [
        "You order by calling {phone} or in a showroom. There is a sale once we have confirmed the piece, the price and the delivery with you and you have paid as agreed.",
        "The card-payment checkout on this site is a placeholder. Ticking the box there says that you have read and agree to these terms and the return policy; pressing the button empties the cart but takes no payment, makes no order and holds no stock. The checkout's total is the goods plus delivery in our local area. {state} sales tax, and any assembly you ask for, are added when we take the order.",
      ],
    },
    {
      id: "final-sales",
      title: "Final Sales and Condition",
      paragraphs: [
        "SOLD AS IS. ALL SALES ARE FINAL. Except for the description of the piece and our delivery damage protection, {brand} gives no warranty, and THERE IS NO IMPLIED WARRANTY OF MERCHANTABILITY OR OF FITNESS FOR A PARTICULAR PURPOSE, to the extent the law allows.",
        "All sales are final apart from delivery damage. Pieces are sold as-is, as described, including the marks and signs of use that their pages state. The return policy is part of these terms. A manufacturer's warranty, where one exists, is the manufacturer's and remains yours to use.",
        "If we called or texted you to sell you something and you bought it from home, the law may give you three business days to cancel in writing. Where it does, your receipt says so and how.",
      ],
    },
    {
      id: "delivery",
      title: "Delivery and Delivery Damage",
      paragraphs: [
        "In our local area, delivery is free when the subtotal is {freeDeliveryFrom} or more and {deliveryFee} when it is less. Outside it, delivery is quoted on request. Assembly pricing varies by item unless an offer includes it. The shipping policy is part of these terms.",
        "Inspect each piece on arrival. Delivery damage must be noted on the delivery receipt or reported to us, at {phone} or the showroom that sold you the piece, within 24 hours of delivery. What we then do is set out in the return policy, and what happens if we can't deliver in the shipping policy. Your rights under the law are not changed.",
      ],
    },
    {
      id: "financing",
      title: "Financing",
      paragraphs: [
        "Financing is offered by independent lenders, not by {brand}. We text you a link to the application of the lender you picked. Each partner alone decides on approval, amount, cost and terms. Where a partner writes a lease with an option to own instead of a loan, you do not own the piece until you have made every payment or used the early purchase option, and the agreement states the total you would pay. Read the agreement before you sign: that agreement, not our summary, is what binds you.",
        "A period with no interest depends on paying in full and on time; otherwise interest or the lease's full cost may be charged. A lender may check your credit; those that advertise no credit check may still verify identity, income or a bank account. Monthly amounts shown with our pieces and packages are examples, not an offer of credit; the note beside each says the amount financed, the term, the APR and the down payment it assumes.",
        "When you send the request, you agree to an automated text with that link, to the same text again if it does not arrive, and to calls and texts from our staff about it. The privacy policy says what we keep.",
      ],
    },
    {
      id: "text-messages",
      title: "Text Messages",
      paragraphs: [
        "{brand} texts you only about what you asked for: a financing link and that request, the answer to a hold, one text per alert, and sign-in codes. Message frequency varies. Message and data rates may apply. Reply STOP to end all texts or HELP for help, or call {phone}. Carriers are not liable for delayed or undelivered messages. The privacy policy says how we treat your number.",
      ],
    },
    {
      id: "accounts",
      title: "Accounts",
      paragraphs: [
        "An account is optional. Keep your password to yourself, tell us if someone else may have it, and use a second step if you can. You are responsible for what is done through your account until you have told us. We may close accounts that are used to break these terms or the law.",
      ],
    },
    {
      id: "content-and-links",
      title: "Content and Links",
      paragraphs: [
        "The texts, pictures and marks on this site belong to {brand} or to those who license them to us. You may print or share a page for your own shopping. Articles give general advice; for your piece, follow the care label and the maker's instructions first.",
        "We link to lenders, maps, social networks and a separate online store. They are run by others, under their own terms. If a lender that we sent you to paid us for your furniture, you keep the rights that the law and the lender's contract give you against us and the lender.",
      ],
    },
    {
      id: "liability",
      title: "Limits of Liability",
      paragraphs: [
        "We work to keep the site correct and available, but do not promise that it always will be. To the extent the law allows, our liability over a piece is limited to what you paid for it, and we are not liable for indirect losses such as lost time or profit.",
        "Nothing in these terms limits liability for injury caused by negligence, for fraud, or for anything else that the law does not allow us to limit, and nothing takes away consumer rights that cannot be waived.",
      ],
    },
    {
      id: "governing-law",
      title: "Governing Law and Disputes",
      paragraphs: [
        "{state} law governs these terms and every sale, whatever its rules on conflicts of law would say. If something goes wrong, please call us first; most problems get settled that way. Anything that isn't may be brought in the state or federal courts in {state}.",
        "If a court finds one part of these terms invalid, the rest stays in force.",
      ],
    },
    {
      id: "changes-and-contact",
      title: "Changes and Contact",
      paragraphs: [
        "We may change these terms, and the new text appears on this page. A sale is governed by the terms in force on the day you bought; the top of this page says since when these have been. Call {phone} with any question.",
      ],
      points: ["{eastCity} ({eastName}): {eastPhone}", "{westCity} ({westName}): {westPhone}"],
    },
  ],
};

export const policies: readonly Policy[] = [
  returnPolicy,
  shippingPolicy,
  privacyPolicy,
  termsOfService,
];
