import { ParameterField } from '../frame/controls/ParameterField.tsx';
import { SeedField } from '../frame/controls/SeedField.tsx';
import type { Playback } from '../frame/playback.ts';
import type { Player } from '../frame/player.ts';
import type { AnyTopic } from '../frame/topic.ts';

interface Props {
  topic: AnyTopic;
  player: Player;
  playback: Playback;
}

/** The parameters a visitor can change. */
export function DemoFields({ topic, player, playback }: Props) {
  const fields = Object.entries(topic.parameters).filter(([, { kind }]) => kind !== 'hidden');
  if (fields.length === 0 && !topic.usesSeed) return null;
  return (
    <div className="demo__fields">
      {fields.map(([name, parameter]) => (
        <ParameterField
          key={name}
          parameter={parameter}
          value={playback.values[name]}
          onChange={(value) => player.setValue(name, value)}
        />
      ))}
      {topic.usesSeed && <SeedField seed={playback.seed} onChange={player.setSeed} />}
    </div>
  );
}
