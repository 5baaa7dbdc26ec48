/** Asks for new texts every second and shows those of one phone. */

const pollMs = 1000;
const gapMs = 15 * 60_000;
const element = (id) => document.getElementById(id);
const wanted = new URLSearchParams(location.search).get("phone");

let phones = { shop: { name: "" }, bubbles: [], waiting: [] };
let chosen = wanted && `+${wanted.replace(/\D/g, "")}`;
let shown = "";
let known;

const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  hour: "numeric",
  minute: "2-digit",
});

async function poll() {
  try {
    const answer = await fetch("phone/texts");
    if (answer.ok) show(await answer.json());
  } catch {
    // The store is being restarted; the next question may be answered.
  }
}

function show(next) {
  phones = next;
  const text = JSON.stringify([next, chosen]);
  if (text === shown) return;
  shown = text;
  const newest = [...next.bubbles, ...next.waiting].map(({ phone }) => phone);
  chosen ??= newest.at(-1);
  const fresh = known && next.bubbles.find(({ id, from }) => from === "shop" && !known.has(id));
  if (fresh && !wanted) chosen = fresh.phone;
  showNumbers([...new Set(newest.reverse())]);
  showMessages();
  known = new Set(next.bubbles.map(({ id }) => id));
}

function showNumbers(numbers) {
  element("numbers").replaceChildren(
    ...numbers.map((phone) => {
      const button = document.createElement("button");
      button.type = "button";
      button.ariaPressed = String(phone === chosen);
      button.textContent = national(phone);
      const last = phones.bubbles.findLast((bubble) => bubble.phone === phone);
      const when = document.createElement("span");
      when.textContent = last ? time.format(new Date(last.at)) : "waiting";
      button.append(when);
      button.addEventListener("click", () => {
        chosen = phone;
        show(phones);
      });
      return button;
    }),
  );
}

function showMessages() {
  const { name } = phones.shop;
  element("sender").textContent = name;
  element("avatar").textContent = name.replaceAll(/[^A-Z]/g, "");
  element("number").textContent = chosen ? `to ${national(chosen)}` : "";
  for (const control of element("answer").elements) control.disabled = !chosen;
  const items = [];
  let last = 0;
  for (const bubble of phones.bubbles.filter(({ phone }) => phone === chosen)) {
    const at = new Date(bubble.at);
    if (at - last > gapMs) items.push(item("time", day.format(at)));
    last = at;
    const li = item(bubble.from, "");
    if (known && !known.has(bubble.id)) li.classList.add("new");
    li.append(...withLinks(bubble.body));
    items.push(li);
  }
  const waiting = phones.waiting.filter(({ phone }) => phone === chosen);
  if (waiting.length > 0) items.push(waitingItem(waiting[0]));
  if (items.length === 0) {
    items.push(
      item(
        "empty",
        "No texts yet. Ask for an application link on the financing page, and it arrives here.",
      ),
    );
  }
  const list = element("messages");
  list.replaceChildren(...items);
  list.scrollTop = list.scrollHeight;
}

function item(className, text) {
  const li = document.createElement("li");
  li.className = className;
  li.textContent = text;
  return li;
}

function waitingItem({ dueAt }) {
  const li = item("waiting", `A text is held back until ${day.format(new Date(dueAt))}.`);
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Play that it is time";
  button.addEventListener("click", () => send("phone/deliver", {}));
  li.append(button);
  return li;
}

function withLinks(body) {
  return body.split(/(https?:\/\/\S+)/).map((part) => {
    if (!/^https?:/.test(part)) return part;
    const link = document.createElement("a");
    link.href = part;
    link.target = "_blank";
    link.rel = "noopener noreferrer";
    link.textContent = part;
    return link;
  });
}

function national(phone) {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}

async function send(path, body) {
  await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  await poll();
}

element("answer").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements.body;
  if (field.value.trim()) send("phone/replies", { phone: chosen, body: field.value });
  field.value = "";
});
for (const button of document.querySelectorAll("[data-say]")) {
  button.addEventListener("click", () => {
    send("phone/replies", { phone: chosen, body: button.dataset.say });
  });
}

element("clock").textContent = time.format(new Date()).replace(/ [AP]M$/, "");
showMessages();
await poll();
setInterval(poll, pollMs);
