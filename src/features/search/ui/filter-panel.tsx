import { Fragment, type ReactNode } from 'react';
import * as words from '#messages/search.ts';
import { signBeside } from '../../../kernel/money.ts';
import { useApp } from '../../../use-app.tsx';
import { atAnyPrice, isOf, isPriced, toggle } from '../domain/changes.ts';
import type { Option } from '../domain/facets.ts';
import type { ListField, NotField, SwitchField } from '../domain/search.ts';
import { optionName } from '../domain/wording.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { Group } from './filter-group.tsx';
import { type Panel, PlainFigures, Prices } from './range-filter.tsx';

/** Areas and exclusions come from typed words alone. */
type OnlyTyped = 'area' | NotField;

/** All filters of a search. Each choice is a link, each range a small form: they work without script. */
export function FilterPanel(panel: Panel) {
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
          <summary className="cursor-pointer py-2.5 text-sm font-semibold">{words.more}</summary>
          <ChoiceLinks choices={rest} />
        </details>
      )}
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
