import { Search as SearchIcon } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import * as words from '#messages/search.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { useApp } from '../../../use-app.tsx';
import { isTooLong, searchLimits } from '../domain/search.ts';
import { HiddenSearch } from './hidden-search.tsx';
import { Suggestions } from './suggestions.tsx';

/** The text field of a search with suggestions; it keeps the other filters. */
export function SearchBox({ address, text }: { address: string; text: string }) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { inLakhs } = useApp().settings.market;
  const example = inLakhs ? words.searchPlaceholder : words.searchPlaceholderInThousands;

  const isSearching = useNavigation().state !== 'idle';
  // What is typed while the answer to a search is on its way belongs to the next one.
  const typedMeanwhile = useRef(false);
  useEffect(() => {
    if (!isSearching) typedMeanwhile.current = false;
  }, [isSearching]);

  const followed = useRef({ text, address });
  // Another search came, by a link or by going back; also where the text is the same and the rest is not. What was typed before
  // the page was hydrated stays: read at once, as the next rendering of the page writes what is known here into the field.
  useLayoutEffect(() => {
    const { current: before } = followed;
    followed.current = { text, address };
    const isAnother = before.text !== text || before.address !== address;
    setTyped(isAnother && !typedMeanwhile.current ? text : (input.current?.value ?? text));
  }, [text, address]);

  return (
    <Form
      action={paths.bikes()}
      role="search"
      className="flex items-start gap-3"
      onSubmit={() => {
        typedMeanwhile.current = false;
      }}
    >
      <div className="relative min-w-0 flex-1">
        <label htmlFor={`${id}-text`} className="sr-only">
          {words.searchLabel}
        </label>
        <input
          ref={input}
          id={`${id}-text`}
          name="q"
          type="search"
          className="input input-lg"
          // Words that became filters left the box, and an example there would look like what was searched for.
          placeholder={address === '' ? example : words.searchMore}
          maxLength={searchLimits.typed}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            typedMeanwhile.current = isSearching;
          }}
        />
        <p aria-live="polite" className="text-sm text-muted not-empty:mt-2">
          {isTooLong(typed) ? words.wordsTooLong(searchLimits.words) : ''}
        </p>
        <Suggestions
          // Those for another search are closed.
          key={`${address} ${text}`}
          field={input}
          address={address}
          onChoose={() => setTyped('')}
        />
      </div>
      <HiddenSearch address={address} except={['q']} />
      <Button type="submit" size="large" aria-label={words.searchButton}>
        <SearchIcon aria-hidden="true" className="size-5" />
        <span className="hidden sm:inline">{words.searchButton}</span>
      </Button>
    </Form>
  );
}
