import type { RouterInputs } from '@aube/api';
import { Plural, useLingui } from '@lingui/react/macro';
import { trpc } from '../../../../trpc.ts';
import { QueryView } from '../../../../ui/query-view.tsx';
import { TickList } from '../../../../ui/tick-list.tsx';
import { fieldIdOf } from '../fault-words.ts';
import type { FieldsProps } from '../setting-parts.ts';

type Form = Extract<RouterInputs['admin']['saveSettingDraft'], { kind: 'instruments' }>['form'];

export function InstrumentFields({ form: { notAsked }, errorOf, onChange }: FieldsProps<Form>) {
  const { t } = useLingui();
  const offered = trpc.admin.listOfferedInstruments.useQuery();
  const locked = t`Toujours demandé, pour la sécurité des personnes`;
  return (
    <QueryView query={offered} lines={8}>
      {(questionnaires) =>
        questionnaires.map(({ code, title, instruments }) => {
          const id = fieldIdOf(['notAsked', code]);
          const isAsked = ({ id: each, isAlwaysAsked }: (typeof instruments)[number]) =>
            isAlwaysAsked || !notAsked[code].includes(each);
          return (
            <TickList
              key={code}
              id={id}
              legend={`${title} (${code})`}
              error={errorOf(id)}
              searchLabel={t`Chercher un instrument`}
              options={instruments.map((each) => ({
                value: each.id,
                label: each.name,
                isLocked: each.isAlwaysAsked,
                hint: each.isAlwaysAsked ? (
                  locked
                ) : (
                  <Plural value={each.questions} one="# question" other="# questions" />
                ),
              }))}
              values={instruments.filter(isAsked).map((each) => each.id)}
              onChange={(values) =>
                onChange({
                  notAsked: {
                    ...notAsked,
                    [code]: instruments
                      .map((each) => each.id)
                      .filter((each) => !values.includes(each)),
                  },
                })
              }
            />
          );
        })
      }
    </QueryView>
  );
}
