/** The one card in the middle of every page under /auth. */
export function AuthCard({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="container-page grid min-h-[80dvh] content-start justify-items-center py-6 sm:py-12">
      <div className="w-full min-w-0 max-w-md rounded-2xl border border-line bg-surface p-6 sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}

export const textLink = "inline-flex min-h-11 items-center font-semibold text-spruce underline";
