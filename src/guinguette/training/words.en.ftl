train-other-course = { $folder } holds another course ({ $there }); choose another folder, or begin it --afresh
train-no-folder = { $folder } cannot be the folder of a course: it is a file, or may not be written to
train-damaged = { $file } cannot be read: begin again with --afresh, or choose another folder
train-same-network = One network knows all variants of these options: { $options }. Train it without them
train-games-axis = games of self-play
train-error-axis = chances off by (points)
train-strength-axis = wins against strong players (%)
