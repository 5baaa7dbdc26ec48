import { Link, useNavigate, useSearchParams } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useShop } from "#app/site/use-shop.ts";
import { usePart } from "#app/start/lazy.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NeedsScripts } from "#app/ui/needs-scripts.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Route } from "./+types/saved-page";
import { type Saved, savedStore } from "./saved.ts";
import { mergeSaved, slugsFromLink } from "./saved-link.ts";

const loadList = () => import("./saved-list.tsx");
const loadAlerts = () => import("#app/alerts/alert-dialog.tsx");

/** The list itself, whose part comes once there is something on it. */
function SavedList(props: { slugs: Saved; isOwn?: boolean }) {
  const list = usePart(loadList);
  return list ? (
    <list.default {...props} />
  ) : (
    <div className="mt-8">
      <Spinner label="Loading the list…" />
    </div>
  );
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: "Saved Items", path: "/saved" }),
  { name: "robots", content: "noindex" },
];

export default function SavedPage() {
  const [params] = useSearchParams();
  const own = savedStore.useValue();
  const hydrated = useHydrated();
  const sent = hydrated ? slugsFromLink(params) : [];
  return (
    <div className="container-page min-h-[80dvh] py-6">
      {sent.length > 0 ? (
        <SentList sent={sent} own={own} />
      ) : (
        <OwnList own={own} hydrated={hydrated} />
      )}
      {hydrated && params.has("alert") ? <Alert params={params} /> : null}
      <NeedsScripts />
    </div>
  );
}

/** The form for one text about a product, which other pages link to: /saved?alert&item=oak-bed. */
function Alert({ params }: { params: URLSearchParams }) {
  const navigate = useNavigate();
  const form = usePart(loadAlerts);
  // Back to where it was asked for, or to the list where the link was opened by itself.
  const close = () =>
    window.history.state?.idx > 0 || document.referrer.startsWith(window.location.origin)
      ? navigate(-1)
      : navigate("/saved", { replace: true });
  return form ? <form.default params={params} onClose={close} /> : null;
}

function OwnList({ own, hydrated }: { own: Saved; hydrated: boolean }) {
  const { phone } = useShop();
  return (
    <>
      <h1 className="text-3xl sm:text-5xl">Saved Items</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">
        Kept on this device only. Saving does not hold a piece. To order one, call{" "}
        <a href={phone.href} className="font-semibold whitespace-nowrap text-spruce">
          {phone.label}
        </a>
        .
      </p>
      {!hydrated ? null : own.length === 0 ? <NothingSaved /> : <SavedList slugs={own} isOwn />}
    </>
  );
}

function NothingSaved() {
  return (
    <div className="mt-8 grid justify-items-center gap-4 rounded-card bg-sunken px-5 py-12 text-center">
      <Icon name="heart" className="size-12 text-ink-soft" />
      <p className="max-w-md">Nothing saved yet. Tap the heart on anything you like.</p>
      <Link to="/deals" className={button("tag")}>
        Browse Deals
      </Link>
    </div>
  );
}

/** A list that came by link, with the offer to keep it. */
function SentList({ sent, own }: { sent: Saved; own: Saved }) {
  const [, setParams] = useSearchParams();
  const kept = sent.every((slug) => own.includes(slug));

  function keepIt() {
    savedStore.write(mergeSaved(savedStore.read(), sent));
    setParams({}, { preventScrollReset: true });
    showToast({ title: "List kept on this device", tone: "success" });
  }

  return (
    <>
      <h1 className="text-3xl sm:text-5xl">A list for you</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">
        Someone picked {sent.length === 1 ? "this" : `these ${sent.length} things`} for you.{" "}
        {kept ? "You’ve saved all of it." : "Keep it to find it later."}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {kept ? null : (
          <button type="button" onClick={keepIt} className={button("primary")}>
            <Icon name="heart" />
            Keep this list
          </button>
        )}
        <Link to="/saved" className={button("outline")}>
          See my own list
        </Link>
      </div>
      <SavedList slugs={sent} />
    </>
  );
}
