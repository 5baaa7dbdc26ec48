import { useState } from "react";
import { field } from "../controls.ts";
import { DownloadEverything } from "../export/download-everything.tsx";
import { ChangeList } from "../history/change-list.tsx";
import { PageHead } from "../kit/page-head.tsx";

/** Everything that was changed on the site, by whom, and when it went live. */
export default function ChangesPage() {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  return (
    <div className="grid gap-4">
      <PageHead title="Changes" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(typed);
        }}
      >
        <input
          type="search"
          aria-label="Search changes by name"
          placeholder="Name of the product, offer or setting"
          enterKeyHint="search"
          className={field("max-w-md")}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === "") setSearch("");
          }}
        />
      </form>
      <ChangeList filter={{ search }} />
      <DownloadEverything />
    </div>
  );
}
