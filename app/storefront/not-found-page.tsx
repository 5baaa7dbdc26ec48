import { seo } from "#app/lib/seo.ts";
import { NotFound } from "./not-found.tsx";

export const meta = () => [
  ...seo({ title: "Page not found" }),
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage() {
  return <NotFound />;
}
