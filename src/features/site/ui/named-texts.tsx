interface NamedTextsProps {
  texts: readonly { name: string; text: string }[];
}

/** A list of texts, each beside what it is about. */
export function NamedTexts({ texts }: NamedTextsProps) {
  return (
    <dl className="border-b border-line">
      {texts.map(({ name, text }) => (
        <div key={name} className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[15rem_1fr]">
          <dt className="text-lg font-bold tracking-tight">{name}</dt>
          <dd className="max-w-3xl leading-relaxed text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
