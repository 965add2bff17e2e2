import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-vocabulary.ts';
import { pageQuery } from '../../kernel/page-query.ts';
import { ruleField } from '../../kernel/rule-schema.ts';
import { pageSize } from '../listings/domain.ts';
import {
  addedKinds,
  areaRule,
  nameKinds,
  nameRule,
  spellingOrigins,
  spellingRule,
  vocabularyLimits,
} from './domain.ts';

const slug = z.string().max(120);
const id = z.number().int().min(1).max(2_147_483_647);

export const vocabularyQuerySchema = z.object({
  kind: z.enum(nameKinds).default('make').openapi({ description: calls.query.kind }),
  parent: slug.default('').openapi({ description: calls.query.parent }),
  search: z.string().max(vocabularyLimits.search).default('').openapi({ description: calls.query.search }),
  ...pageQuery(pageSize.usual, pageSize.most).shape,
  // The slug of the last name in place of a time and an id.
  cursor: slug.default('').openapi({ description: calls.query.cursor }),
});

const spellingSchema = z
  .object({
    id: id.nullable().openapi({ description: calls.spelling.id }),
    text: z.string(),
    origin: z.enum(spellingOrigins).openapi({ description: calls.spelling.origin }),
    area: z.string().nullable().openapi({ description: calls.spelling.area }),
  })
  .openapi('Spelling');

export const nameSchema = z
  .object({
    id,
    kind: z.enum(nameKinds),
    slug: z.string(),
    name: z.string(),
    parent: z.object({ slug: z.string(), name: z.string() }).nullable(),
    count: z.number().int().openapi({ description: calls.name.count }),
    spellings: z.array(spellingSchema),
  })
  .openapi('VocabularyName');
export type VocabularyName = z.infer<typeof nameSchema>;

export const newNameSchema = z
  .object({
    kind: z.enum(addedKinds),
    name: ruleField(nameRule, vocabularyLimits.name, calls.newName.name),
    make: z.string().max(vocabularyLimits.name).default('').openapi({ description: calls.newName.make }),
  })
  .openapi('NewName');
export type NewName = z.infer<typeof newNameSchema>;

export const newSpellingSchema = z
  .object({
    spelling: ruleField(spellingRule, vocabularyLimits.spelling, calls.newSpelling.spelling),
    area: ruleField(areaRule, vocabularyLimits.spelling, calls.newSpelling.area).default(''),
  })
  .openapi('NewSpelling');
export type NewSpelling = z.infer<typeof newSpellingSchema>;

export const mergeSchema = z.object({ into: id.openapi({ description: calls.into }) }).openapi('Merge');

const idInPath = z.coerce.number().int().min(1).max(2_147_483_647);
export const nameParams = z.object({ id: idInPath });
export const spellingParams = z.object({ id: idInPath, spelling: idInPath });

export const nameAddedSchema = z
  .object({ acknowledged: z.literal(true), insertedId: z.number().int() })
  .openapi('NameAdded');
export const takenAwaySchema = z
  .object({ acknowledged: z.literal(true), deletedCount: z.number().int() })
  .openapi('SpellingTakenAway');
export const mergedSchema = z.object({ acknowledged: z.literal(true) }).openapi('NameMerged');
