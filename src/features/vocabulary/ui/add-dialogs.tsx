import { useRef } from 'react';
import { useLocation } from 'react-router';
import * as words from '#messages/vocabulary.ts';
import { problemAt, type Refusal } from '../../../forms.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useAddressDialog } from '../../../ui/use-address-dialog.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import type { SendForm } from '../../../ui/use-send-once.ts';
import { withSearch } from '../../../ui/with-search.ts';
import type { VocabularyName } from '../contract.ts';
import { type AddedKind, newArea, vocabularyLimits } from '../domain.ts';
import { areasOf } from './areas-of.ts';
import { fullName } from './full-name.ts';
import { useTeaching } from './use-teaching.ts';

/** Spellings of an area in the list of areas: more would not fit on a phone. */
const shownSpellings = 2;

interface FormProps {
  send: SendForm;
  busy: boolean;
  refusal: Refusal | undefined;
}

/** Adds a spelling to one of `names`; the address says which one. */
export function SpellingDialog({ names }: { names: readonly VocabularyName[] }) {
  const dialog = useAddressDialog('spell');
  const wanted = dialog.values.spell;
  const name = names.find(({ id }) => String(id) === wanted);
  const teaching = useTeaching('spelling', wanted, dialog.close);
  if (wanted && !name && !teaching.busy && names.length > 0)
    return <NotHere message={words.notHere} closeLabel={words.close} closed={dialog.closed} />;
  return (
    <Dialog
      open={name !== undefined}
      onClose={dialog.close}
      title={name ? words.addSpellingTo(fullName(name)) : words.addSpelling}
      closeLabel={words.close}
    >
      {name && <SpellingForm name={name} {...teaching} />}
    </Dialog>
  );
}

function SpellingForm({ name, send, busy, refusal }: FormProps & { name: VocabularyName }) {
  const place = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form, refusal, 'spelling');
  return (
    <PostForm ref={form} send={send} action={withSearch(place, { notice: null })} className="grid gap-5">
      {refusal && <FormProblem message={refusal.message} />}
      <input type="hidden" name="wish" value="spelling" />
      <input type="hidden" name="id" value={name.id} />
      <input type="hidden" name="of" value={fullName(name)} />
      <TextField
        label={words.spellingLabel}
        hint={words.spellingHint}
        name="spelling"
        autoComplete="off"
        maxLength={vocabularyLimits.spelling}
        defaultValue={refusal?.values.spelling ?? ''}
        error={problemAt(refusal, 'spelling')}
      />
      {name.kind === 'district' && (
        <SelectField
          label={words.areaLabel}
          name="area"
          defaultValue={refusal?.values.area ?? ''}
          error={problemAt(refusal, 'area')}
        >
          <option value="">{words.wholeDistrict(name.name)}</option>
          <option value={newArea}>{words.newArea}</option>
          {areasOf(name).map(({ area, spellings }) => (
            <option key={area} value={area}>
              {spellings
                .slice(0, shownSpellings)
                .map(({ text }) => text)
                .join(words.orWritten)}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit" busy={busy}>
        {words.add}
      </Button>
    </PostForm>
  );
}

/** Adds a make or a model; the address says which of the two. `make` is the one whose models are shown. */
export function NameDialog({ make }: { make: string }) {
  const dialog = useAddressDialog('add');
  const { add } = dialog.values;
  const kind = add === 'make' || add === 'model' ? add : null;
  const teaching = useTeaching('name', kind, dialog.close);
  return (
    <Dialog
      open={kind !== null}
      onClose={dialog.close}
      title={words.addName[kind ?? 'make']}
      closeLabel={words.close}
    >
      {kind && <NameForm kind={kind} make={make} {...teaching} />}
    </Dialog>
  );
}

function NameForm({ kind, make, send, busy, refusal }: FormProps & { kind: AddedKind; make: string }) {
  const place = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form, refusal, kind === 'model' && make === '' ? 'make' : 'name');
  return (
    <PostForm ref={form} send={send} action={withSearch(place, { notice: null })} className="grid gap-5">
      {refusal && <FormProblem message={refusal.message} />}
      <input type="hidden" name="wish" value="name" />
      <input type="hidden" name="id" value={kind} />
      <input type="hidden" name="kind" value={kind} />
      {kind === 'model' && (
        <TextField
          label={words.makeLabel}
          name="make"
          autoComplete="off"
          maxLength={vocabularyLimits.name}
          defaultValue={refusal?.values.make ?? make}
          error={problemAt(refusal, 'make')}
        />
      )}
      <TextField
        label={words.nameLabel[kind]}
        hint={words.nameHint[kind]}
        name="name"
        autoComplete="off"
        maxLength={vocabularyLimits.name}
        defaultValue={refusal?.values.name ?? ''}
        error={problemAt(refusal, 'name')}
      />
      <Button type="submit" busy={busy}>
        {words.add}
      </Button>
    </PostForm>
  );
}
