import type { PanelProps } from '../frame/topic.ts';
import { type Camp, cancelPlan } from './camp.ts';
import { ACTION_NAMES, GOALS } from './campRules.ts';
import type { CampValues } from './campTopic.ts';

function Goals({ state }: { state: Camp }) {
  return (
    <ul className="camp__goals" aria-label="Goals and their priority">
      {GOALS.map((goal) => (
        <li key={goal.name} data-active={state.plan?.goal === goal.name || undefined}>
          <span>{goal.name}</span>
          <meter aria-label={`Priority of ${goal.name}`} min={0} max={1} value={goal.priority(state.knowledge)} />
          <span>{goal.isMet(state.knowledge) ? 'met' : goal.priority(state.knowledge).toFixed(2)}</span>
        </li>
      ))}
    </ul>
  );
}

function Plan({ state: { plan } }: { state: Camp }) {
  if (!plan) return <p>No plan at the moment.</p>;
  return (
    <ol className="camp__plan" aria-label={`Plan to ${plan.goal}`}>
      {plan.actions.map((name, index) => (
        <li
          key={`${index}-${name}`}
          aria-current={index === plan.index ? 'step' : undefined}
          data-done={index < plan.index || undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

function Costs({ extra, onChange }: { extra: CampValues['extra']; onChange: (extra: CampValues['extra']) => void }) {
  return (
    <details>
      <summary>Make actions dearer</summary>
      <div className="camp__costs">
        {ACTION_NAMES.map((name) => (
          <label key={name} className="demo__field">
            <span>{name} +</span>
            <input
              type="number"
              min={0}
              max={20}
              value={extra[name] ?? 0}
              onChange={(event) =>
                onChange({ ...extra, [name]: Math.min(20, Math.max(0, Number(event.target.value))) })
              }
            />
          </label>
        ))}
      </div>
    </details>
  );
}

/** The villager's reasoning: goals, the plan as a queue, and the cost of the search. */
export function CampPanel({ state, values, setValue, edit }: PanelProps<Camp, CampValues>) {
  return (
    <div className="camp">
      <Goals state={state} />
      <div>
        <Plan state={state} />
        <button
          type="button"
          className="demo__button"
          onClick={() => edit((camp) => cancelPlan(camp, 'Asked to plan again.'))}
        >
          Plan again
        </button>
      </div>
      <Costs extra={values.extra} onChange={(extra) => setValue('extra', extra)} />
    </div>
  );
}
