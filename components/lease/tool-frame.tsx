import type { FormEvent, ReactNode, RefObject } from 'react';

/**
 * The box of a tool: title, what it is, and its note. Its fields stand in a form, which is never sent: the numbers stay in
 * the browser.
 *
 * @param props `parameters`: an address with one of them starts the tool at once
 */
export function ToolFrame(props: {
  id: string;
  title: string;
  intro: string;
  parameters: string;
  form: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}) {
  const { id, title, intro, parameters, form, children } = props;
  return (
    <form
      aria-label={title}
      autoComplete="off"
      // The bar with the main results sticks below the header: what gets the focus isn't covered by it.
      className="[&_*]:scroll-mt-24 my-10 rounded-lg border border-sand-deep bg-white px-5 pt-5 pb-5 text-base sm:px-8 sm:pt-7 sm:pb-6 print:border-0 print:p-0 print:text-[9pt] print:leading-snug"
      data-island={parameters}
      id={id}
      noValidate
      onSubmit={(event: FormEvent) => event.preventDefault()}
      ref={form}
    >
      <h3 className="mt-0!">{title}</h3>
      <p className="mt-1 text-slate text-sm">{intro}</p>
      <p className="mt-2 hidden font-semibold text-sm noscript:block">
        Without scripts this is a worked example. Print it as a worksheet for your own numbers.
      </p>
      {children}
    </form>
  );
}

/** Fields in two columns where there is room. Paper has the results alone: their formulas contain every value. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="mt-5 grid gap-5 sm:grid-cols-2 print:hidden">{children}</div>;
}
