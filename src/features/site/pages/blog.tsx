import * as words from '#messages/blog.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';

/** Blog: four questions and answers. */
export function Component() {
  return (
    <div className="page-width page-top">
      <PageHead title={words.title} description={words.description} path={paths.blog()} />
      <PageHeading title={words.heading} lead={words.lead} />
      <div className="mt-14 grid gap-6 sm:mt-20">
        {words.posts.map(({ id, question, answer }) => (
          <article
            key={id}
            id={id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 border border-line bg-raised p-5 sm:p-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:p-12"
          >
            <h2 className="text-2xl sm:text-3xl">{question}</h2>
            <div className="grid max-w-[68ch] grid-cols-[minmax(0,1fr)] gap-5 leading-relaxed sm:text-lg">
              {answer.map((part) =>
                typeof part === 'string' ? <p key={part}>{part}</p> : <Code key={part.join()} lines={part} />,
              )}
            </div>
          </article>
        ))}
      </div>
    </div>
  );
}

function Code({ lines }: { lines: readonly string[] }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways has to be reachable by keyboard
      tabIndex={0}
      className="on-tarmac overflow-x-auto p-4 text-sm leading-relaxed sm:p-5"
    >
      <code>{lines.join('\n')}</code>
    </pre>
  );
}
