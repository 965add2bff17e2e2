import { type ReactNode, useId } from 'react';
import { Form, useLocation } from 'react-router';
import * as words from '#messages/search.ts';
import { distanceRange } from '../../../kernel/distances.ts';
import { homeCurrency, signBeside } from '../../../kernel/money.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { useFollowing } from '../../../ui/use-following.ts';
import { useApp } from '../../../use-app.tsx';
import type { FoundBikes } from '../contract.ts';
import { atAnyPrice, isRange, withRange } from '../domain/changes.ts';
import {
  anySearch,
  mileNames,
  type Range,
  type RangeField,
  rangeNames,
  type Search,
  writeSearch,
} from '../domain/search.ts';
import { priceRangeText, rangeText } from '../domain/wording.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { Group } from './filter-group.tsx';
import { HiddenSearch } from './hidden-search.tsx';

/** What the filters of a search are made of. */
export type Panel = Pick<
  FoundBikes,
  'search' | 'facets' | 'address' | 'priced' | 'severalCurrencies' | 'leftOut'
>;

/** A range of figures that have one unit: years, distances, engine sizes. */
export function PlainFigures({ field, ...panel }: Panel & { field: Exclude<RangeField, 'price'> }) {
  const { distance } = useApp().settings.market;
  const cleared = withRange(panel.search, field, anySearch[field]);
  const textOf = (band: Range) => rangeText(field, band, distance);
  return <Figures field={field} {...panel} cleared={cleared} textOf={textOf} />;
}

/** Prices belong to a currency: the bands link to ranges in that currency, and the form names it. */
export function Prices(panel: Panel) {
  const { settings } = useApp();
  const { search, priced, severalCurrencies } = panel;
  const money = { garage: settings.currency, several: severalCurrencies };
  const isOwn = priced === (settings.currency ?? homeCurrency);
  const currency = search.currency ?? (isOwn ? null : priced);
  return (
    <Figures
      field="price"
      search={{ ...search, currency }}
      facets={panel.facets}
      leftOut={panel.leftOut}
      address={writeSearch({ ...search, currency })}
      cleared={atAnyPrice(search)}
      unit={signBeside(priced, money)}
      textOf={(band) => priceRangeText(band, currency, money)}
    />
  );
}

interface FiguresProps extends Pick<Panel, 'search' | 'facets' | 'address' | 'leftOut'> {
  field: RangeField;
  /** The search without this range. */
  cleared: Search;
  textOf: (band: Range) => string;
  /** The unit of the figures, where the title does not name it. */
  unit?: string | null;
}

function Figures({ field, search, facets, address, leftOut, cleared, textOf, unit = null }: FiguresProps) {
  const id = useId();
  const asked = new URLSearchParams(useLocation().search);
  const { distance } = useApp().settings.market;
  const names = rangeNames(field);
  const title = words.facetName(field, distance);
  // Without script, too, the fields take what the garage counts in.
  const inMiles = field === 'km' && distance === 'mi';
  const [min, max] = inMiles ? mileNames : names;
  const { from, to } = inMiles ? distanceRange(search[field], distance) : search[field];
  const choices = facets[field].map(({ count, ...band }) => {
    const on = isRange(search[field], band);
    const to = on ? cleared : withRange(search, field, band);
    return { key: `${band.from} ${band.to}`, name: textOf(band), to, count, on };
  });
  const problems = leftOut.filter((problem) => problem.field === min || problem.field === max);
  const input = (name: string, label: string, value: number | null) => {
    const isWrong = problems.some((problem) => problem.field === name);
    return (
      <FigureInput
        id={`${id}-${name}`}
        name={name}
        value={isWrong ? (asked.getAll(name).at(-1) ?? '') : String(value ?? '')}
        inputMode={field === 'price' ? 'text' : 'numeric'}
        problem={isWrong ? `${id}-${name}-problem` : undefined}
      >
        {label}
        <span className="sr-only"> {title}</span>
        {unit !== null && ` ${words.inCurrency(unit)}`}
      </FigureInput>
    );
  };
  return (
    <Group
      title={title}
      chosen={from !== null || to !== null || problems.length > 0}
      common={field === 'price' || field === 'year'}
    >
      {choices.length > 0 && <ChoiceLinks choices={choices} />}
      <Form action={paths.bikes()} preventScrollReset className="mt-2">
        <HiddenSearch address={address} except={names} />
        <div className="flex items-end gap-2">
          {input(min, words.from, from)}
          {input(max, words.to, to)}
          <Button type="submit" tone="plain" className="px-3">
            {words.apply}
            <span className="sr-only"> {title}</span>
          </Button>
        </div>
        {problems.map((problem) => (
          <p
            key={problem.field}
            id={`${id}-${problem.field}-problem`}
            role="alert"
            className="mt-1.5 text-sm font-semibold text-error [overflow-wrap:anywhere]"
          >
            {problem.detail}
          </p>
        ))}
      </Form>
    </Group>
  );
}

interface FigureInputProps {
  id: string;
  name: string;
  value: string;
  inputMode: 'text' | 'numeric';
  /** The id of what is wrong with the value. */
  problem: string | undefined;
  children: ReactNode;
}

function FigureInput({ id, name, value, inputMode, problem, children }: FigureInputProps) {
  const field = useFollowing<HTMLInputElement>(value);
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className="block text-sm text-muted">
        {children}
      </label>
      <input
        ref={field}
        id={id}
        name={name}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={20}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        className="input px-2"
      />
    </div>
  );
}
