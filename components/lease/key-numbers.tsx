/** The results that matter most. They stay in view while the fields below are filled in. */
export function KeyNumbers({ numbers }: { numbers: readonly { label: string; value: string }[] }) {
  return (
    <dl className="-mx-5 mt-5 wrap-break-word flex justify-between gap-x-3 bg-glass px-4 py-3 sm:-mx-8 sm:px-8 sm:*:flex-1 tall:sticky tall:top-(--header-height) tall:z-10 print:hidden">
      {numbers.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-slate text-xs">{label}</dt>
          <dd className="font-semibold text-sm tabular-nums xs:text-lg sm:font-display sm:text-2xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
