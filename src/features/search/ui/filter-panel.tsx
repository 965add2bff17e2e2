import { Fragment, type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import * as words from '#messages/search.ts';
import { distanceRange } from '../../../kernel/distances.ts';
import { marketCurrency, signBeside } from '../../../kernel/money.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { useApp } from '../../../use-app.tsx';
import type { FoundBikes } from '../contract.ts';
import { atAnyPrice, isOf, isPriced, isRange, toggle, withRange } from '../domain/changes.ts';
import type { Option } from '../domain/facets.ts';
import {
  anySearch,
  type ListField,
  mileNames,
  type NotField,
  type Range,
  type RangeField,
  rangeNames,
  type Search,
  type SwitchField,
  writeSearch,
} from '../domain/search.ts';
import { optionName, priceRangeText, rangeText } from '../domain/wording.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { HiddenSearch } from './hidden-search.tsx';

type Panel = Pick<FoundBikes, 'search' | 'facets' | 'address' | 'priced' | 'severalCurrencies'>;

/** Areas and exclusions come from typed words alone. */
type OnlyTyped = 'area' | NotField;

/** All filters of a search. Each choice is a link, each range a small form: they work without script. */
export function FilterPanel({ search, facets, address, priced, severalCurrencies }: Panel) {
  const panel = { search, facets, address, priced, severalCurrencies };
  // In this order.
  const groups: Record<Exclude<keyof Panel['facets'], OnlyTyped>, ReactNode> = {
    category: <Choices field="category" {...panel} />,
    make: <Choices field="make" {...panel} />,
    model: <Choices field="model" {...panel} />,
    price: <Prices {...panel} />,
    year: <PlainFigures field="year" {...panel} />,
    km: <PlainFigures field="km" {...panel} />,
    cc: <PlainFigures field="cc" {...panel} />,
    condition: <Choices field="condition" {...panel} />,
    owners: <Owners {...panel} />,
    division: <Choices field="division" {...panel} />,
    district: <Choices field="district" {...panel} />,
    photo: <Single field="photo" {...panel} />,
    ownName: <Single field="ownName" {...panel} />,
    seller: <Choices field="seller" {...panel} />,
    currency: <Currencies {...panel} />,
  };
  return (
    <div data-keep-scroll="">
      {Object.entries(groups).map(([field, group]) => (
        <Fragment key={field}>{group}</Fragment>
      ))}
    </div>
  );
}

interface GroupProps {
  title: string;
  /** Whether the search has such a filter; then it is open, so that it cannot be overlooked. */
  chosen: boolean;
  /** Common filters are open; the others are collapsed to a heading. */
  common?: boolean;
  children: ReactNode;
}

function Group({ title, chosen, common = false, children }: GroupProps) {
  return (
    <details open={common || chosen} aria-label={title} className="filter-group">
      <summary>
        <h3 className="text-base">{title}</h3>
      </summary>
      {children}
    </details>
  );
}

const shownAtOnce = 8;

function Choices({ field, search, facets }: Panel & { field: Exclude<ListField, OnlyTyped> }) {
  const isChosen = (option: Option) => search[field].includes(option.value);
  // Selected values stay visible, and so do the models of a selected family.
  const isNear = ({ value }: Option) =>
    field === 'model' && search.model.some((chosen) => isOf(value, chosen));
  const rank = (option: Option) => (isChosen(option) ? 2 : Number(isNear(option)));
  const options = [...facets[field]].sort((a, b) => rank(b) - rank(a));
  if (options.length === 0) return null;
  const children = field === 'make' ? facets.model : field === 'division' ? facets.district : [];
  const choices = options.map((option) => ({
    key: option.value,
    name: optionName(field, option),
    to: toggle(search, field, option.value, children),
    count: option.count,
    on: isChosen(option),
  }));
  const rest = choices.slice(shownAtOnce);
  return (
    <Group
      title={words.facetNames[field]}
      chosen={search[field].length > 0}
      common={field === 'category' || field === 'make' || field === 'model'}
    >
      <ChoiceLinks choices={choices.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer py-1 text-sm font-semibold">{words.more}</summary>
          <ChoiceLinks choices={rest} />
        </details>
      )}
    </Group>
  );
}

function PlainFigures({ field, ...panel }: Panel & { field: Exclude<RangeField, 'price'> }) {
  const { distance } = useApp().settings.market;
  const cleared = withRange(panel.search, field, anySearch[field]);
  const textOf = (band: Range) => rangeText(field, band, distance);
  return <Figures field={field} {...panel} cleared={cleared} textOf={textOf} />;
}

/** Prices belong to a currency: the bands link to ranges in that currency, and the form names it. */
function Prices(panel: Panel) {
  const { settings } = useApp();
  const { search, priced, severalCurrencies } = panel;
  const money = { garage: settings.currency, several: severalCurrencies };
  const isOwn = priced === (settings.currency ?? marketCurrency);
  const currency = search.currency ?? (isOwn ? null : priced);
  return (
    <Figures
      field="price"
      search={{ ...search, currency }}
      facets={panel.facets}
      address={writeSearch({ ...search, currency })}
      cleared={atAnyPrice(search)}
      unit={signBeside(priced, money)}
      textOf={(band) => priceRangeText(band, currency, money)}
    />
  );
}

interface FiguresProps extends Pick<Panel, 'search' | 'facets' | 'address'> {
  field: RangeField;
  /** The search without this range. */
  cleared: Search;
  textOf: (band: Range) => string;
  /** The unit of the figures, where the title does not name it. */
  unit?: string | null;
}

function Figures({ field, search, facets, address, cleared, textOf, unit = null }: FiguresProps) {
  const id = useId();
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
  const input = (name: string, label: string, value: number | null) => (
    <div className="min-w-0 flex-1">
      <label htmlFor={`${id}-${name}`} className="block text-sm text-muted">
        {label}
        <span className="sr-only"> {title}</span>
        {unit !== null && ` ${words.inCurrency(unit)}`}
      </label>
      <input
        // Another search has other figures: remount the field.
        key={value}
        id={`${id}-${name}`}
        name={name}
        inputMode={field === 'price' ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={20}
        defaultValue={value ?? ''}
        className="input px-2"
      />
    </div>
  );
  return (
    <Group title={title} chosen={from !== null || to !== null} common={field === 'price' || field === 'year'}>
      <ChoiceLinks choices={choices} />
      <Form action={paths.bikes()} preventScrollReset className="mt-2 flex items-end gap-2">
        <HiddenSearch address={address} except={names} />
        {input(min, words.from, from)}
        {input(max, words.to, to)}
        <Button type="submit" tone="plain" className="px-3">
          {words.apply}
          <span className="sr-only"> {title}</span>
        </Button>
      </Form>
    </Group>
  );
}

function Owners({ search, facets }: Panel) {
  if (facets.owners.length === 0) return null;
  const choices = facets.owners.map(({ most, count }) => {
    const on = search.owners === most;
    return {
      key: most,
      name: words.ownersChip(most),
      to: { ...search, owners: on ? null : most },
      count,
      on,
    };
  });
  return (
    <Group title={words.facetNames.owners} chosen={search.owners !== null}>
      <ChoiceLinks choices={choices} />
    </Group>
  );
}

function Single({ field, search, facets }: Panel & { field: SwitchField }) {
  const on = search[field];
  if (facets[field] === 0 && !on) return null;
  const name = words.switchNames[field].choice;
  const choice = { key: field, name, to: { ...search, [field]: !on }, count: facets[field], on };
  return (
    <Group title={words.facetNames[field]} chosen={on}>
      <ChoiceLinks choices={[choice]} />
    </Group>
  );
}

function Currencies({ search, facets, priced, severalCurrencies }: Panel) {
  const { settings } = useApp();
  const isBare = signBeside(priced, { garage: settings.currency, several: severalCurrencies }) === null;
  // A saved search names the garage's own currency, which is no choice where there is no other.
  if (isBare || (facets.currency.length < 2 && search.currency === null)) return null;
  const choices = facets.currency.map(({ value, count }) => {
    const on = search.currency === value;
    const off = isPriced(search) ? atAnyPrice(search) : { ...search, currency: null };
    return { key: value, name: value, to: on ? off : { ...search, currency: value }, count, on };
  });
  return (
    <Group title={words.facetNames.currency} chosen={search.currency !== null}>
      <ChoiceLinks choices={choices} />
    </Group>
  );
}
