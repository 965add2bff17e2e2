/** A search as hidden fields of a form, so that the form keeps the filters that it does not show. */
export function HiddenSearch({ address, except }: { address: string; except: readonly string[] }) {
  return [...new URLSearchParams(address)]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
