import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useDeferredValue, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Spinner } from "#app/ui/spinner.tsx";
import { articlePath } from "#shop/articles.ts";
import { detroitToday } from "#shop/calendar/clock.ts";
import type { Tables } from "#supabase/database.types.ts";
import type { FieldControls } from "../kit/field-controls.ts";
import { Fields } from "../kit/fields.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { textsOf } from "../kit/schema.ts";
import { removeRow } from "../records/row-writes.ts";
import { Section } from "../section.tsx";
import { type ArticleFields, articleSchema, emptyArticle } from "./article-fields.ts";
import { articleQuery, saveArticle } from "./articles.queries.ts";
import { PictureChoice } from "./picture-choice.tsx";

const ArticlePreview = lazy(() => import("./article-preview.tsx"));

export function ArticleEditor({ id }: { id: string }) {
  const isNew = id === "new";
  const query = useQuery({ ...articleQuery(id), enabled: !isNew });
  if (isNew || query.data) return <Editor row={query.data ?? undefined} />;
  if (query.isError || query.isPending) return <LoadState of={query} what="the article" />;
  return (
    <div className="grid justify-items-start gap-3">
      <h1 className="text-2xl">Article not found</h1>
      <AllArticles />
    </div>
  );
}

const AllArticles = () => (
  <Link to="/admin/articles" className="inline-flex min-h-11 items-center text-sm">
    All articles
  </Link>
);

function Editor({ row }: { row: Tables<"articles"> | undefined }) {
  const navigate = useNavigate();
  const [today] = useState(() => detroitToday(new Date()));
  // Where to once it is saved: a new one has an address then, and a removed one none.
  const next = useRef<string>(undefined);
  const id = row?.id ?? "new";
  const isOwn = row !== undefined && !row.is_sample;
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHead title={row?.title ?? "New article"} />
      <p className="-my-2 flex flex-wrap gap-x-4 text-sm *:inline-flex *:min-h-11 *:items-center">
        <AllArticles />
        {row?.is_shown ? (
          <a href={articlePath(row.id)} target="_blank" rel="noopener">
            View on the site
          </a>
        ) : null}
      </p>
      <RecordForm
        label="article"
        record={{ table: "articles", key: id }}
        saved={row ? textsOf(row, articleSchema) : emptyArticle(today)}
        version={row?.version ?? 0}
        schema={articleSchema}
        write={async (values, version) => {
          const undo = await saveArticle(values, version);
          next.current = row ? undefined : `/admin/articles?article=${values.id}`;
          return { title: `“${values.title}” is saved.`, undo };
        }}
        {...(isOwn && {
          remove: {
            title: `“${row.title}” is removed.`,
            write() {
              next.current = "/admin/articles";
              return removeRow("articles", row);
            },
          },
        })}
        onSaved={() => next.current && navigate(next.current, { replace: true })}
      >
        {(form) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <Inputs form={form} isNew={!row} />
            <Beside fields={form.values} id={row?.id} />
          </div>
        )}
      </RecordForm>
    </div>
  );
}

function Beside({ fields, id }: { fields: ArticleFields; id: string | undefined }) {
  // Typing comes first.
  const shown = useDeferredValue(fields);
  return (
    <Suspense fallback={<Spinner label="Loading the preview" />}>
      <ArticlePreview fields={shown} id={id} />
    </Suspense>
  );
}

function Inputs({ form, isNew }: { form: FieldControls<ArticleFields>; isNew: boolean }) {
  const { bind, values, change } = form;
  return (
    <Section title="Article">
      <div className="grid gap-4">
        <Fields
          of={articleSchema}
          form={form}
          names={[
            ...(["is_shown", "title", ...(isNew ? ["id" as const] : [])] as const),
            ...(["excerpt", "category", "byline", "published", "checked"] as const),
          ]}
        />
        <PictureChoice
          name={values.picture}
          {...(bind("picture").error && { error: bind("picture").error })}
          onChoose={(picture) => picture !== values.picture && change({ picture, picture_alt: "" })}
        />
        <Fields of={articleSchema} form={form} names={["picture_alt", "body"]} />
        <p className="-mt-3 text-sm text-ink-soft">
          <b>## Heading</b> · <b>**bold**</b> · <b>*italic*</b> · <b>[words](/deals)</b> · a line
          that begins with <b>-</b> is a list’s.
        </p>
        <Fields of={articleSchema} form={form} names={["products"]} />
      </div>
    </Section>
  );
}
