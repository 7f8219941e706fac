-- Why a farm's acres may be other ones than those drawn or grown: asked once, kept beside the reason for an overlap.
ALTER TABLE farms ADD COLUMN area_reason text;
