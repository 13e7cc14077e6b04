import { ContentPicture } from '../../site/content-picture.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { sceneOf } from './scene-of.ts';

type DrawnSceneProps = { readonly id: string; readonly alt: string };

export default function DrawnScene({ id, alt }: DrawnSceneProps) {
  const scene = sceneOf(id);
  if (scene === null) return <ContentPicture id={id} alt={alt} />;
  return (
    <figure className="chapter-drawing">
      <LineDrawing scene={scene} alt={alt} />
    </figure>
  );
}
