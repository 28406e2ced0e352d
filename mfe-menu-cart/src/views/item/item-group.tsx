import type { OptionChange, OptionGroup as Group, OptionNode } from '@tiffin/domain';
import { Badge } from '@tiffin/ui';
import { OptionGroup } from '@tiffin/ui/more';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { DishWords } from './dish-words';
import { useItemMessages } from './use-item-messages';
import { ItemOption } from './item-option';

/** What the groups of one item share. */
type Shared = {
  readonly currencyCode: string;
  /** True once the person pressed the button: missing choices are then named. */
  readonly isChecked: boolean;
  readonly onChoose: (change: OptionChange) => void;
  readonly register: (key: string, element: HTMLFieldSetElement | null) => void;
};

type ItemGroupProps = Shared & { readonly group: Group };

/** Renders one option group. The groups under a chosen option open directly below it. */
export function ItemGroup({ group, ...shared }: ItemGroupProps): ReactElement {
  const t = useItemMessages();
  const { choice, parentOptionId, missing, isAvailable } = group;
  const key = groupKey(group);
  const isUnmet = shared.isChecked && missing > 0;
  const error = isAvailable
    ? t('choose', { count: missing, name: choice.name })
    : t('groupUnavailable', { name: choice.name });
  return (
    <OptionGroup
      title={<DishWords>{choice.name}</DishWords>}
      rule={<Rule group={group} />}
      error={isUnmet || !isAvailable ? error : undefined}
      nested={parentOptionId !== null}
      ref={(element) => {
        shared.register(key, element);
      }}
    >
      {group.options.map((node) => (
        <Fragment key={node.option.id}>
          <ItemOption
            name={key}
            node={node}
            currencyCode={shared.currencyCode}
            onCount={(incrementCount) => {
              shared.onChoose({
                choiceId: choice.id,
                parentOptionId,
                optionId: node.option.id,
                incrementCount,
              });
            }}
          />
          <Nested node={node} shared={shared} />
        </Fragment>
      ))}
    </OptionGroup>
  );
}

function Nested({ node, shared }: { readonly node: OptionNode; readonly shared: Shared }): ReactElement {
  return (
    <>
      {node.groups.map((group) => (
        <ItemGroup key={groupKey(group)} group={group} {...shared} />
      ))}
    </>
  );
}

function Rule({ group }: { readonly group: Group }): ReactElement | null {
  const t = useItemMessages();
  const { choice, missing, selectedCount } = group;
  const { minSelectable, minUniqueSelectable, maxSelectable } = choice;
  const least = Math.max(minSelectable, minUniqueSelectable);
  if (least === 0) {
    return maxSelectable === null ? <>{t('rule.optional')}</> : <>{t('rule.upTo', { max: maxSelectable })}</>;
  }
  const rule =
    least === maxSelectable
      ? t('rule.exactly', { count: least })
      : maxSelectable === null
        ? t('rule.atLeast', { count: least })
        : t('rule.between', { min: least, max: maxSelectable });
  if (missing === 0) {
    return (
      <>
        {rule}{' '}
        <Badge tone="good" icon="check">
          {t('rule.done')}
        </Badge>
      </>
    );
  }
  return <>{selectedCount > 0 ? t('rule.more', { count: missing }) : rule}</>;
}

/** Returns a group's unique key: the same choice may be under several options. */
export function groupKey({ choice, parentOptionId }: Group): string {
  return `${parentOptionId ?? ''}/${choice.id}`;
}
