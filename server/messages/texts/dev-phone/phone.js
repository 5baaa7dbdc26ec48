/** Shows new texts every second, and sends what is answered. */

const texts = document.querySelector("#texts");
let shown = "";

async function poll() {
  const answer = await fetch(`phone/texts${location.search}`).catch(() => undefined);
  // While the store is being restarted what was there stays.
  const html = answer?.ok ? await answer.text() : shown;
  if (html !== shown) texts.innerHTML = html;
  shown = html;
}

document.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (form.method !== "post") return;
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(form, submitter)));
  form.reset();
  const headers = { "Content-Type": "application/json" };
  await fetch(form.action, { method: "POST", headers, body });
  await poll();
});

await poll();
setInterval(poll, 1000);
